import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from './columns.ts'

/** The role that opens the back office; there is no other. */
export const adminRole = 'admin'

/**
 * Who may sign in: one admin and nobody else, which the unique role makes sure of.
 * The keys of this and the other auth tables are the names that Better Auth uses.
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
