import { defineConfig } from 'vitest/config'

/** Named by what they need, so that nobody has to list them. */
const integration = ['src', 'seed', 'scripts'].map((folder) => `${folder}/**/*.integration.test.{ts,tsx,mjs}`)

export default defineConfig({
  test: {
    // Two cores: the main process, Vite and PostgreSQL want their share.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,seed,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: integration,
          setupFiles: './tests/support/unit/no-processes.ts',
          // A module graph for each file would take most of the time.
          isolate: false,
          // Pages and server disagree on dates where somebody forgets the time zone: show it.
          env: { TZ: 'America/St_Johns' },
        },
      },
      {
        test: {
          name: 'integration',
          include: integration,
          globalSetup: './tests/support/database/start-postgres.ts',
          // Files of a worker share its database, which each test finds empty.
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
