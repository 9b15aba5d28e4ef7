import { sql } from 'drizzle-orm'
import { customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, searchIndex, textList } from '../columns.ts'

export const foundNouns = ['trip', 'story', 'host'] as const

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What visitors find: published trips and stories, and hosts that a published trip names. Nothing of a draft is in
 * here. Triggers maintain the rows: docs/decisions/0059.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    noun: text({ enum: foundNouns }).notNull(),
    id: uuid().notNull(),
    title: text().notNull(),
    /** Distinct words of title and facts, as `search_key` writes them: mistyped ones are compared with them. */
    words: textList().notNull(),
    /** Stems: title A, facts B, text C. */
    stems: tsvector().notNull(),
    listed_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noun, table.id] }),
    // One for each noun: a search for hosts would otherwise read the trips that match.
    ...foundNouns.map((noun) =>
      index(`search_entries_of_${noun}`)
        .using('gin', table.stems)
        .where(sql`${table.noun} = ${sql.raw(`'${noun}'`)}`),
    ),
    // The planner has no figures on how many titles have a word, unless an index is of titles alone.
    index('search_titles_of_trip')
      .using('gin', sql`ts_filter(${table.stems}, '{a}')`)
      .where(sql`${table.noun} = 'trip'`),
  ],
)

/**
 * Distinct words of the entries, to find what a mistyped one was meant to be. Words of entries that are gone stay until
 * the next cleanup: whoever reads asks whether an entry still has them (docs/decisions/0078).
 */
export const searchTerms = pgTable('search_terms', { word: text().primaryKey() }, (table) => [
  searchIndex('search_terms_search', table.word).with({ fastupdate: false }),
])
