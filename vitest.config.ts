import { defineConfig } from 'vitest/config'

/** Tests that need a database, a port or a process are recognised by their file names. */
const integration = ['src', 'seed', 'scripts'].map((folder) => `${folder}/**/*.integration.test.{ts,tsx,mjs}`)

export default defineConfig({
  test: {
    // The main process, Vite and PostgreSQL need CPU too.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,seed,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: integration,
          setupFiles: './tests/support/unit/no-processes.ts',
          // Loading the modules again for each file would take most of the time.
          isolate: false,
          // Reveals code that formats dates in the system's time zone.
          env: { TZ: 'America/St_Johns' },
        },
      },
      {
        test: {
          name: 'integration',
          include: integration,
          globalSetup: './tests/support/database/start-postgres.ts',
          // The files of a worker share its database, which is emptied before each test.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'program',
          include: ['tests/**/*.test.ts'],
          globalSetup: './tests/support/database/start-postgres.ts',
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
