import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { statuses } from '../../../contract/fields.ts'
import { categoryNames } from '../../../values/categories.ts'
import { latestFirst, moment, searchIndex } from './columns.ts'

/**
 * What a search of trips is counted on, and by date its pages are found on: a row for each trip, a fifteenth of its
 * width. A found title must be looked at again, and trips themselves lie five to a page. Triggers on `trips` keep the rows
 * (decisions 0019 and 0042).
 */
export const tripTitles = pgTable(
  'trip_titles',
  {
    trip_id: uuid().primaryKey(),
    /** In lower case, so that a search need not lower each title that it looks at. */
    title: text().notNull(),
    category: text({ enum: categoryNames }).notNull(),
    /** Without blanks around it. */
    region: text().notNull(),
    status: text({ enum: statuses }).notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    searchIndex('trip_titles_search', table.title).with({ fastupdate: false }),
    // The newest that hold a text are found on the index alone: it has all that a search may ask for.
    index('trip_titles_newest').on(
      latestFirst(table.created_at),
      table.trip_id,
      table.title,
      table.category,
      table.region,
      table.status,
    ),
  ],
)
