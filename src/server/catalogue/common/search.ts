import { and, like, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { searchRows, searchWords } from '../../db/schema.ts'
import type { searchedNouns } from '../../db/tables/search/search-rows.ts'
import { readPageAndTotal, type Page, type Slice } from './pagination.ts'

/** Words of a search; more are ignored. */
const maxWords = 10

/** Separates words of which one is enough. No text that was typed contains it: `cleanText` refuses it. */
const either = '\u001f'

/**
 * The condition of a search: every word stands somewhere in the column, in any order. No condition for a blank text.
 * @param column in lower case and without diacritics, with a trigram index.
 */
export function containsWords(column: AnyColumn | SQL, text: string): SQL | undefined {
  return eachWord(text, (word) => containsWord(column, word))
}

/** The condition that `has` gives for every word, where one of several similar ones is enough. */
export function eachWord(text: string, has: (word: string) => SQL | undefined): SQL | undefined {
  return and(...wordsOf(text).map((word) => or(...word.split(either).map(has))))
}

/** For a table whose words are in `search_rows`. */
export function foundInRows(noun: (typeof searchedNouns)[number], id: AnyColumn, text: string): SQL | undefined {
  const words = containsWords(searchRows.words, text)
  return (
    words && sql`${id} in (select ${searchRows.id} from ${searchRows} where ${searchRows.noun} = ${noun} and ${words})`
  )
}

function containsWord(column: AnyColumn | SQL, word: string): SQL {
  return like(column, sql`searchable(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`)
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean).slice(0, maxWords)
}

interface SearchInput {
  search?: string | undefined
  similar?: boolean | undefined
}

interface SearchedPage<Row> {
  rows: Row[]
  total: number
  /** Nothing matches the words of the search; these rows match similar ones. */
  similar?: boolean
}

/**
 * Reads a page of a list. Where nothing matches the search and the caller wants it, words that stand nowhere are taken as mistyped, and rows with
 * similar ones are read instead (docs/decisions/0043).
 */
export async function readSearched<Filters extends SearchInput, Row>(
  db: Db,
  { filters, page }: { filters: Filters; page: Page },
  count: (filters: Filters) => Promise<number>,
  select: (filters: Filters, slice: Slice) => Promise<Row[]>,
): Promise<SearchedPage<Row>> {
  const read = (by: Filters) =>
    readPageAndTotal(
      page,
      () => count(by),
      (slice) => select(by, slice),
    )
  const found = await read(filters)
  if (found.total > 0 || !filters.search || !filters.similar) return found
  const search = await corrected(db, filters.search)
  if (search === null) return found
  const similar = await read({ ...filters, search })
  return similar.total > 0 ? { ...similar, similar: true } : found
}

/**
 * The filters as `readSearched` reads the list with them: similar words stand in for a search that nothing matches.
 * @param count of the rows that match.
 */
export async function asSearched<Filters extends SearchInput>(
  db: Db,
  filters: Filters,
  count: (filters: Filters) => Promise<number>,
): Promise<Filters> {
  if (!filters.search || !filters.similar || (await count(filters)) > 0) return filters
  const search = await corrected(db, filters.search)
  return search === null ? filters : { ...filters, search }
}

/** Letters of a word that is corrected, at least; shorter ones are similar to too many. */
const minLetters = 4

/** Words that are offered for a mistyped one, at most. */
const maxSimilar = 3

/** @returns the search with similar words for those that stand nowhere; null where there is nothing to correct. */
export async function corrected(db: Db, text: string): Promise<string | null> {
  const typed = wordsOf(text)
  const words = await Promise.all(typed.map((word) => similarTo(db, word)))
  return words.some((word, index) => word !== typed[index]) ? words.join(' ') : null
}

async function similarTo(db: Db, word: string): Promise<string> {
  if ([...word].length < minLetters) return word
  const known = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(containsWord(searchWords.word, word))
    .limit(1)
  if (known.length > 0) return word
  const likeness = sql<number>`similarity(${searchWords.word}, searchable(${word}))`
  const found = await db
    .select({ word: searchWords.word, likeness })
    .from(searchWords)
    .where(
      sql`${likeness} >= ${sql.raw(String(leastLikeness))} + case
      when left(${searchWords.word}, 1) = left(searchable(${word}), 1) then 0 else ${sql.raw(String(otherInitial))} end`,
    )
    .orderBy(sql`${likeness} desc`, searchWords.word)
    .limit(maxSimilar)
  const best = found[0]?.likeness ?? 0
  const alike = found.filter((each) => each.likeness >= best * nearlyBest)
  return alike.length > 0 ? alike.map((each) => each.word).join(either) : word
}

/** Share of common trigrams; people rarely mistype the first letter, so other words need more. */
const leastLikeness = 0.25
const otherInitial = 0.2

/** A word counts as meant if it is about as similar as the most similar one. */
const nearlyBest = 0.9
