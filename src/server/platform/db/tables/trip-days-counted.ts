import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

/**
 * How many visitors saw a trip and pressed its WhatsApp button on one day in Asia/Kolkata: docs/decisions/0066. Sums and
 * nothing else: no row leads to a visitor. Rows of a deleted trip stay for as long as all others, so that a restored one
 * has its figures.
 */
export const tripDaysCounted = pgTable(
  'trip_days_counted',
  {
    trip_id: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    seen: integer().notNull().default(0),
    button: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.trip_id, table.day] }),
    check('trip_days_counted_sums', sql`${table.seen} >= 0 and ${table.button} >= 0`),
    index('trip_days_counted_by_day').on(table.day),
  ],
)
