import { sql, type SQL } from 'drizzle-orm'
import { recentDays } from '#contract/admin/dashboard/dashboard.ts'

/** The first day of the figures that the back office shows, in Asia/Kolkata. */
export const recentFrom: SQL = sql`((now() at time zone 'Asia/Kolkata')::date - ${sql.raw(String(recentDays - 1))})`

/** The moment at which that day begins. */
export const recentSince: SQL = sql`(${recentFrom}::timestamp at time zone 'Asia/Kolkata')`
