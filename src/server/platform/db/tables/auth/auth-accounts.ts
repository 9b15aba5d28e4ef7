import { pgTable, text, unique } from 'drizzle-orm/pg-core'
import { authUsers } from './auth-users.ts'
import { createdAt, moment, updatedAt } from '../columns.ts'

/** How a user signs in; here always `credential`, with the salted hash of the password. */
export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** Null until it is set. */
    password: text(),
    /** When the admin chose it; null for one that came from the environment or was generated. */
    passwordChosenAt: moment('password_chosen_at'),
    /** SHA-256 of the one-time code on the emergency sheet; null without one. */
    emergencyCodeHash: text('emergency_code_hash'),
    emergencyCodeMadeAt: moment('emergency_code_made_at'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    createdAt: createdAt('created_at'),
    updatedAt: updatedAt('updated_at'),
  },
  (table) => [unique('auth_accounts_one_each').on(table.userId, table.providerId)],
)
