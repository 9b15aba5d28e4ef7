import { nearestWord } from '#values/nearest-word.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/database.ts'
import { searchEntries } from '../platform/db/schema.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import { whereOf, type Conditions } from '../api/filters.ts'
import { pageOf, readPage, type Page } from '../api/pagination.ts'
import { lettersPerSlip, shortestCorrected, similarWords } from './spelling.ts'
import { containsWords, wordsOf } from './words.ts'

interface SearchInput {
  search?: string | undefined
  similar?: boolean | undefined
  page?: number | undefined
  page_size?: number | undefined
}

interface ListedPage<Item> {
  items: Item[]
  total: number
  /** Nothing matches the search; these items match it with mistyped words corrected. */
  similar?: boolean
}

interface List<Filters, Input, Row, Item> {
  table: PgTable
  conditions: Conditions<Filters>
  select: (db: Db, input: Input, page: Page) => Promise<Row[]>
  present: (row: Row) => Item
}

/** Reads a page of an admin list; corrects the search if nothing matches and the caller allows it. */
export async function readList<Filters, Input extends Filters & SearchInput, Row, Item>(
  db: Db,
  input: Input,
  { table, conditions, select, present }: List<Filters, Input, Row, Item>,
): Promise<ListedPage<Item>> {
  const read = (by: Input) =>
    readPage(
      pageOf(by),
      () => db.$count(table, whereOf<Filters>(conditions, by)),
      (page) => select(db, by, page),
      present,
    )
  const found = await read(input)
  const search = found.total > 0 ? null : await correctedInput(db, input)
  if (search === null) return found
  const similar = await read({ ...input, search })
  return similar.total > 0 ? { ...similar, similar: true } : found
}

/** The filters by which `readList` reads the list. */
export async function asSearched<Filters extends SearchInput>(
  db: Db,
  filters: Filters,
  count: (filters: Filters) => Promise<number>,
): Promise<Filters> {
  if (!filters.search || !filters.similar || (await count(filters)) > 0) return filters
  const search = await correctedInput(db, filters)
  return search === null ? filters : { ...filters, search }
}

async function correctedInput(db: Db, { search, similar }: SearchInput): Promise<string | null> {
  return search && similar ? corrected(db, search) : null
}

/** @returns the search with corrected words; null if there is nothing to correct. */
export async function corrected(db: Db, text: string): Promise<string | null> {
  const typed = wordsOf(text)
  const words = await Promise.all(typed.map((word) => correctedWord(db, word)))
  return words.some((word, index) => word !== typed[index]) ? words.join(' ') : null
}

async function correctedWord(db: Db, typed: string): Promise<string> {
  const word = typed.toLowerCase()
  if ([...word].length < shortestCorrected || (await isKnown(db, word))) return typed
  const similar = await similarWords(db, word, { published: false })
  return nearestWord(word, similar, lettersPerSlip.backOffice) ?? typed
}

async function isKnown(db: Db, word: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(searchEntries)
    .where(containsWords(searchEntries.words, word))
    .limit(1)
  return rows.length > 0
}
