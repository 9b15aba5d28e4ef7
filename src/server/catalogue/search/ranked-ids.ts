import { sql, type SQL } from 'drizzle-orm'
import { foundLimits } from '#values/search.ts'
import type { Db } from '../../db/database.ts'
import { searchEntries } from '../../db/schema.ts'
import type { foundNouns } from '../../db/tables/search/search-entries.ts'
import type { Page } from '../common/pagination.ts'
import type { KnownTerm } from './understand.ts'
import { allOf, queryOf, type Weights } from './word-queries.ts'

type FoundNoun = (typeof foundNouns)[number]

export interface RankedIds {
  ids: string[]
  /** Counted up to `foundLimits.counted`. */
  total: number
}

/** What a term is worth in title, facts and text. */
const worth = { A: 1, AB: 0.6, '': 0.3 } as const satisfies Record<Weights, number>

/** More for the very word than for a synonym of it. */
const worthOfTyped = 0.4

/** Candidates of one condition; few enough to be ranked one by one (docs/decisions/0059). */
const titleCandidates = 500

/**
 * Ids of a noun's entries that have all terms, best first. Where none has all of them, those that have the most of what
 * says the most.
 */
export async function rankedIds(db: Db, noun: FoundNoun, terms: KnownTerm[], page: Page): Promise<RankedIds> {
  if (terms.length === 0) return { ids: [], total: 0 }
  const strict = await ranked(db, noun, terms, [terms], page)
  if (strict.total > 0 || terms.length === 1) return strict
  const withoutOne = terms.map((term) => terms.filter((other) => other !== term))
  return ranked(db, noun, terms, [...withoutOne, ...terms.map((term) => [term])], page)
}

/** @param conditions an entry has all terms of at least one of them. */
async function ranked(db: Db, noun: FoundNoun, terms: KnownTerm[], conditions: KnownTerm[][], page: Page) {
  const most = Math.ceil(foundLimits.counted / conditions.length)
  const candidates = conditions.flatMap((some) => [
    candidatesOf(noun, some, 'A', Math.min(most, titleCandidates)),
    candidatesOf(noun, some, '', most),
  ])
  const { rows } = (await db.execute(sql`
    with candidates as (${sql.join(candidates, sql` union `)}),
    counted as (select count(*)::int as total from candidates)
    select id, total from (
      select id, ${scoreOf(terms)} as score, listed_at from ${searchEntries}
      where noun = ${sql.raw(`'${noun}'`)} and id in (select id from candidates)
      order by score desc, listed_at desc, id limit ${page.limit} offset ${page.offset}
    ) as best, counted order by score desc, listed_at desc, id`)) as { rows: { id: string; total: number }[] }
  return { ids: rows.map(({ id }) => id), total: Math.min(rows[0]?.total ?? 0, foundLimits.counted) }
}

function candidatesOf(noun: FoundNoun, terms: KnownTerm[], weights: '' | 'A', limit: number): SQL {
  const query = allOf(terms.map((term) => queryOf(term, { weights, prefix: term.prefix })))
  const most = sql.raw(String(limit))
  // How many entries have one word the planner knows. How many have several it guesses, and may then read them all.
  if (terms.length > 1 || weights) {
    return sql`(select id from entries_with(${sql.raw(`'${noun}'`)}, ${query}, ${sql.raw(String(weights === 'A'))}, ${most}) as id)`
  }
  return sql`(select id from ${searchEntries} where noun = ${sql.raw(`'${noun}'`)} and stems @@ (${query}) limit ${most})`
}

function scoreOf(terms: KnownTerm[]): SQL {
  const scores = terms.map((term) => {
    const at = (weights: Weights) => sql`stems @@ ${queryOf(term, { weights, prefix: term.prefix })}`
    const exact = queryOf({ spellings: term.spellings.slice(0, 1) }, { weights: 'AB' })
    return sql`${term.importance}::float8 * (
      case when ${at('A')} then ${worth.A}::float8 when ${at('AB')} then ${worth.AB} when ${at('')} then ${worth['']} else 0 end
      + case when stems @@ ${exact} then ${worthOfTyped}::float8 else 0 end)`
  })
  return sql.join(scores, sql` + `)
}
