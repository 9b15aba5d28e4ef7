import { defineConfig } from 'vitest/config'

/** Only a hanging test meets them, however busy the machine is. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

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
          ...patience,
        },
      },
      {
        test: {
          name: 'integration',
          include: integration,
          globalSetup: './tests/support/database/start-postgres.ts',
          // The files of a worker share its database, which is emptied before each test.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'program',
          include: ['tests/**/*.test.ts'],
          globalSetup: './tests/support/database/start-postgres.ts',
          ...patience,
          testTimeout: 300_000,
        },
      },
    ],
  },
})
