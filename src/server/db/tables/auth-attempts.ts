import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Counted tries of a password or code, by account and by address, each for a stretch of time. */
export const authAttempts = pgTable(
  'auth_attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    since: moment().notNull(),
  },
  (table) => [index('auth_attempts_by_time').on(table.since)],
)
