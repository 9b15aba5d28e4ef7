import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { categoryNames } from '../../../../values/categories.ts'

/**
 * Published trips by category and region, so that a page need not count them. Triggers on `trips` maintain the numbers
 * with one write per statement: docs/decisions/0019 and 0042. A number may be zero.
 */
export const tripCounts = pgTable(
  'trip_counts',
  {
    category: text({ enum: categoryNames }).notNull(),
    /** Trimmed; empty for trips without one. */
    region: text().notNull(),
    trips: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.region] })],
)
