import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../columns.ts'

/** One-time links to set the password; what is stored cannot be turned back into a link: docs/decisions/0076. */
export const authPasswordLinks = pgTable(
  'auth_password_links',
  {
    /** SHA-256 of the token, hexadecimal. */
    hash: text().primaryKey(),
    created_at: createdAt(),
    expires_at: moment().notNull(),
    /** When it was used, or when the password was set without it. */
    ended_at: moment(),
  },
  (table) => [index('auth_password_links_by_end').on(table.expires_at)],
)
