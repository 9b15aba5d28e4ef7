import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { categoryNames } from '../../../values/categories.ts'

/**
 * Published trips by category and region, so that a page need not count them: triggers on `trips` keep the numbers,
 * one write for each statement (decisions 0019 and 0042). A number may be zero.
 */
export const tripCounts = pgTable(
  'trip_counts',
  {
    category: text({ enum: categoryNames }).notNull(),
    /** Without blanks around it; empty for trips that name none. */
    region: text().notNull(),
    trips: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.region] })],
)
