import { sql, type SQL } from 'drizzle-orm'
import { foundLimits } from '#values/search.ts'
import type { Db } from '../platform/db/database.ts'
import { searchEntries } from '../platform/db/schema.ts'
import { isShownHost } from '../api/cards/host-profile.ts'
import type { Page } from '../api/pagination.ts'
import type { Term } from './terms.ts'

/** A term with its statistics. */
export interface KnownTerm extends Term {
  /** The rarer, the more it says. */
  importance: number
  prefix: boolean
}

/** Entries that the public may find. */
const isPublic = sql`(published or entity = 'vendors' and ${isShownHost(searchEntries.id)})`

/** A term of which nothing is known yet. */
export interface TypedTerm extends Term {
  /** Also words that begin with it. */
  prefix: boolean
  /** Where it has to be. */
  weights?: Weights
}

/** Public entries that have each term, counted up to a limit. */
export async function countEntries(db: Db, terms: TypedTerm[], entity?: PublicItem): Promise<number[]> {
  if (terms.length === 0) return []
  const counts = terms.map(
    (term) => sql`(select count(*)::int from (select from ${searchEntries}
      where stems @@ ${queryOf(term, term)} and ${isPublic} ${entity ? sql`and entity = ${entity}` : sql``}
      limit ${foundLimits.counted}) as few)`,
  )
  const { rows } = (await db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`)) as unknown as {
    rows: [{ counts: number[] }]
  }
  return rows[0].counts
}

export interface RankedIds {
  ids: string[]
  /** Counted up to `foundLimits.counted`. */
  total: number
}

/** Weight of a term in title, facts and text. */
const worth = { A: 1, AB: 0.6, '': 0.3 } as const satisfies Record<Weights, number>

/** More for the typed word than for a synonym of it. */
const worthOfTyped = 0.4

/** Few enough to be ranked one by one. */
const titleCandidates = 500

type PublicItem = 'trips' | 'blogs' | 'vendors'

/**
 * Ids of public entries that have all terms, best first. If none has all of them, those that have the most of what
 * says the most.
 */
export async function rankEntries(db: Db, entity: PublicItem, terms: KnownTerm[], page: Page): Promise<RankedIds> {
  if (terms.length === 0) return { ids: [], total: 0 }
  const strict = await ranked(db, entity, terms, [terms], page)
  if (strict.total > 0 || terms.length === 1) return strict
  const withoutOne = terms.map((term) => terms.filter((other) => other !== term))
  return ranked(db, entity, terms, [...withoutOne, ...terms.map((term) => [term])], page)
}

/** @param conditions an entry has all terms of at least one of them. */
async function ranked(db: Db, entity: PublicItem, terms: KnownTerm[], conditions: KnownTerm[][], page: Page) {
  const most = Math.ceil(foundLimits.counted / conditions.length)
  const candidates = conditions.flatMap((some) => [
    candidatesOf(entity, sql`ts_filter(stems, '{a}') @@ ${allOf(some, 'A')}`, Math.min(most, titleCandidates)),
    candidatesOf(entity, sql`stems @@ ${allOf(some, '')}`, most),
  ])
  const { rows } = (await db.execute(sql`
    with candidates as (${sql.join(candidates, sql` union `)})
    select id, (select count(*)::int from candidates) as total from ${searchEntries}
    where entity = ${entity} and id in (select id from candidates)
    order by ${scoreOf(terms)} desc, listed_at desc, id limit ${page.limit} offset ${page.offset}`)) as unknown as {
    rows: { id: string; total: number }[]
  }
  return { ids: rows.map(({ id }) => id), total: Math.min(rows[0]?.total ?? 0, foundLimits.counted) }
}

function candidatesOf(entity: PublicItem, has: SQL, limit: number): SQL {
  return sql`(select id from ${searchEntries} where entity = ${entity} and ${has} and ${isPublic} limit ${limit})`
}

function allOf(terms: KnownTerm[], weights: Weights): SQL {
  const queries = terms.map((term) => queryOf(term, { weights, prefix: term.prefix }))
  return sql`(${sql.join(queries, sql` && `)})`
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

/** Weights of stems: title, title and facts, anywhere. */
type Weights = 'A' | 'AB' | ''

interface Wanted {
  weights?: Weights
  /** Also words that begin with the typed one. */
  prefix?: boolean
}

/**
 * A tsquery that any spelling of a term matches. The typed word may be anywhere; synonyms, and words that only begin like
 * it, must be in title or facts. Words are letters and digits alone, so quotes are enough.
 */
function queryOf({ spellings }: Pick<Term, 'spellings'>, { weights = '', prefix = false }: Wanted = {}): SQL {
  const others = weights || 'AB'
  const phrases = spellings.map((spelling, index) => phraseOf(spelling, index === 0 ? weights : others))
  const text = prefix ? [...phrases, `'${spellings[0]}':*${others}`] : phrases
  return sql`to_tsquery('english', ${text.join(' | ')})`
}

function phraseOf(spelling: string, weights: Weights): string {
  const words = spelling.split(' ').map((word) => `'${word}'${weights && `:${weights}`}`)
  return `(${words.join(' <-> ')})`
}
