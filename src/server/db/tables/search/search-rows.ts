import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { searchIndex } from '../columns.ts'

export const searchedNouns = ['vendor', 'blog', 'testimonial'] as const

/**
 * What the searches of vendors, blogs and testimonials compare: the words of a row, and of the trip of a testimonial, in
 * lower case and without diacritics. Trips have theirs in `trip_titles`. Triggers maintain the rows: docs/decisions/0043.
 */
export const searchRows = pgTable(
  'search_rows',
  {
    noun: text({ enum: searchedNouns }).notNull(),
    id: uuid().notNull(),
    words: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noun, table.id] }),
    searchIndex('search_rows_search', table.words).with({ fastupdate: false }),
  ],
)

/** Every word of the searched rows, to find what a mistyped one was meant to be. Words that stand nowhere any more go hourly, and with a purge. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() })
