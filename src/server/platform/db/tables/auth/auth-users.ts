import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '../columns.ts'

/** The only role. */
export const adminRole = 'admin'

/**
 * The one admin: the unique constraint on the role allows no second user.
 * The keys of this and the other auth tables are Better Auth's names.
 */
export const authUsers = pgTable(
  'auth_users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    role: text({ enum: [adminRole] })
      .notNull()
      .default(adminRole)
      .unique('auth_users_one_admin'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    createdAt: createdAt('created_at'),
    updatedAt: updatedAt('updated_at'),
  },
  (table) => [
    check('auth_users_role', sql`${table.role} = 'admin'`),
    check('auth_users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)
