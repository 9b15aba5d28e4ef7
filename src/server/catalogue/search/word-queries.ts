import { sql, type SQL } from 'drizzle-orm'
import type { Term } from './terms.ts'

/** Weights of `search_entries`: title, facts, text. */
export type Weights = 'A' | 'AB' | ''

interface Wanted {
  weights?: Weights
  /** Also words that begin with the last one. */
  prefix?: boolean
}

/**
 * @returns a query that any spelling of a term matches. Words are letters and digits alone, so quotes are enough. What
 * somebody typed may be anywhere; its synonyms, and words that only begin like it, have to be in title or facts.
 */
export function queryOf({ spellings }: Pick<Term, 'spellings'>, { weights = '', prefix = false }: Wanted = {}): SQL {
  const others = weights || 'AB'
  const phrases = spellings.map((spelling, index) => phraseOf(spelling, index === 0 ? weights : others))
  const text = prefix ? [...phrases, `'${spellings[0]}':*${others}`] : phrases
  return sql`to_tsquery('english', ${text.join(' | ')})`
}

function phraseOf(spelling: string, weights: Weights): string {
  const words = spelling.split(' ').map((word) => `'${word}'${weights && `:${weights}`}`)
  return `(${words.join(' <-> ')})`
}

/** All of the queries. */
export function allOf(queries: SQL[]): SQL {
  return sql.join(queries, sql` && `)
}
