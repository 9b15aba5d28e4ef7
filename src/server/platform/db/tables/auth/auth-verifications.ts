import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, updatedAt } from '../columns.ts'

/** The second-factor challenge of a sign-in and its attempts, trusted devices, and one-time links to set the password. */
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
