import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const besideTheirSubject = globSync(['src/**/*.test.{ts,tsx}', 'seed/**/*.test.ts'])

/** A test that imports the test database needs it; the others run without. */
const integration = besideTheirSubject.filter((file) => readFileSync(file, 'utf8').includes('#tests/support/database/'))

export default defineConfig({
  test: {
    // Two cores: the main process, Vite and PostgreSQL want their share.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'seed/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: integration,
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
          include: ['tests/database/**/*.test.ts', 'tests/start/**/*.test.ts', 'tests/house/**/*.test.ts'],
          globalSetup: './tests/support/database/start-postgres.ts',
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
