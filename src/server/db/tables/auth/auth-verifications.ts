import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, updatedAt } from '../columns.ts'

/** Short-lived values of a sign-in in progress: the second-factor challenge and its attempts, trusted devices. */
export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt('created_at'),
    updatedAt: updatedAt('updated_at'),
  },
  (table) => [
    index('auth_verifications_by_identifier').on(table.identifier),
    index('auth_verifications_by_end').on(table.expiresAt),
  ],
)
