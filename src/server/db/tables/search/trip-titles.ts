import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { statuses } from '../../../../contract/fields.ts'
import { categoryNames } from '../../../../values/categories.ts'
import { latestFirst, moment, searchIndex } from '../columns.ts'

/**
 * For counting search results, and for their pages when sorted by date: one row per trip, a fifteenth as wide. A
 * trigram match is rechecked in the table, and only five rows of `trips` fit on a page. Triggers on `trips` maintain
 * the rows: docs/decisions/0019 and 0042.
 */
export const tripTitles = pgTable(
  'trip_titles',
  {
    trip_id: uuid().primaryKey(),
    /** In lower case; read by the release before only. */
    title: text().notNull(),
    category: text({ enum: categoryNames }).notNull(),
    /** Trimmed. */
    region: text().notNull(),
    status: text({ enum: statuses }).notNull(),
    created_at: moment().notNull(),
    /** Title, region and vendor, in lower case and without diacritics: what a search compares (docs/decisions/0043). */
    words: text().notNull().default(''),
  },
  (table) => [
    searchIndex('trip_titles_search', table.words).with({ fastupdate: false }),
    // Covers a search sorted by date (index-only scan).
    index('trip_titles_newest').on(
      latestFirst(table.created_at),
      table.trip_id,
      table.words,
      table.category,
      table.region,
      table.status,
    ),
  ],
)
