import { and, eq, like, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { searchEntries } from '../platform/db/schema.ts'
import type { searchedItems } from '../platform/db/tables/search-entries.ts'

export type SearchedItem = (typeof searchedItems)[number]

/** Words of a search; more are ignored. */
const maxWords = 10

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean).slice(0, maxWords)
}

/** The condition that `has` gives for every word; none for a blank text. */
export function eachWord(text: string, has: (word: string) => SQL | undefined): SQL | undefined {
  return and(...wordsOf(text).map(has))
}

/**
 * The column contains every word, in any order.
 * @param column in lower case and without diacritics.
 */
export function containsWords(column: AnyColumn | SQL, text: string): SQL | undefined {
  return eachWord(text, (word) => like(column, sql`searchable(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`))
}

/** The filter `search` of an admin list. */
export function isFoundBy(entity: SearchedItem, id: AnyColumn, text: string): SQL | undefined {
  if (wordsOf(text).length === 0) return undefined
  return sql`${id} in (select ${searchEntries.id} from ${searchEntries} where ${entriesWith(entity, text)})`
}

/** Ids of the best entries with all words. */
export function bestEntries(entity: SearchedItem, text: string, limit: number): SQL {
  return sql`(select ${searchEntries.id} from ${searchEntries} where ${entriesWith(entity, text)}
    order by ${rankByName(searchEntries.title, text)}, ${searchEntries.listed_at} desc, ${searchEntries.id} limit ${limit})`
}

function entriesWith(entity: SearchedItem, text: string): SQL | undefined {
  return and(eq(searchEntries.entity, entity), containsWords(searchEntries.words, text))
}

/** The name itself, names that begin so, names with all words, and the rest. @param name as `searchable` writes it. */
export function rankByName(name: AnyColumn | SQL, text: string): SQL {
  const typed = sql`searchable(${text})`
  return sql`case when ${name} = ${typed} then 0 when starts_with(${name}, ${typed}) then 1
    when ${containsWords(name, text)} then 2 else 3 end`
}
