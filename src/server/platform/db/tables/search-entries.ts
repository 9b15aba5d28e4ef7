import { sql } from 'drizzle-orm'
import { boolean, customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, searchIndex } from './columns.ts'

export const searchedItems = ['trips', 'blogs', 'vendors', 'testimonials'] as const

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Entries of every search: docs/decisions/0092. Triggers write the rows. */
export const searchEntries = pgTable(
  'search_entries',
  {
    entity: text({ enum: searchedItems }).notNull(),
    id: uuid().notNull(),
    /** For trips and blogs. Whether a vendor is public depends on its trips, so searches query those. */
    published: boolean().notNull(),
    /** In lower case and without diacritics, as `words`. */
    title: text().notNull(),
    /** Words that the back office searches; they include vendors' contacts. */
    words: text().notNull(),
    /** Words that the public search matches: title A, facts B, text C. Null for unpublished items. */
    stems: tsvector(),
    listed_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.id] }),
    searchIndex('search_entries_words', table.words).with({ fastupdate: false }),
    index('search_entries_stems').using('gin', table.stems),
    index('search_entries_titles').using('gin', sql`ts_filter(${table.stems}, '{a}')`),
  ],
)
