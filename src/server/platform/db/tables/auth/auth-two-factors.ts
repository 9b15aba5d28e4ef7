import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { authUsers } from './auth-users.ts'
import { moment } from '../columns.ts'

/** The second factor of a user: the encrypted secret and recovery codes, and its lockout after wrong codes. */
export const authTwoFactors = pgTable('auth_two_factors', {
  id: text().primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
})
