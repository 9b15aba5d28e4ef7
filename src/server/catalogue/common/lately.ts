import { sql, type SQL } from 'drizzle-orm'
import { latelyDays } from '#contract/admin/dashboard/dashboard.ts'

/** The first day of the figures that the back office shows, in Asia/Kolkata. */
export const latelyFrom: SQL = sql`((now() at time zone 'Asia/Kolkata')::date - ${sql.raw(String(latelyDays - 1))})`

/** The moment at which that day begins. */
export const latelySince: SQL = sql`(${latelyFrom}::timestamp at time zone 'Asia/Kolkata')`
