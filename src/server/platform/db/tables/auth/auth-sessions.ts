import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { authUsers } from './auth-users.ts'
import { createdAt, moment, updatedAt } from '../columns.ts'

/** Server-side sessions; the cookie contains only the signed token. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** The idle expiry, extended with use; the absolute expiry is computed from `created_at`. */
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt('created_at'),
    updatedAt: updatedAt('updated_at'),
  },
  (table) => [index('auth_sessions_by_user').on(table.userId), index('auth_sessions_by_end').on(table.expiresAt)],
)
