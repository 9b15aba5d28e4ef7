import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Attempts at a password or code per time window, by account, address, browser and session: docs/decisions/0010. */
export const authAttempts = pgTable(
  'auth_attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    since: moment().notNull(),
  },
  (table) => [index('auth_attempts_by_time').on(table.since)],
)
