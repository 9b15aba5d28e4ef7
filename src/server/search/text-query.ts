import { sql, type SQL } from 'drizzle-orm'
import type { Term } from './terms.ts'

/** Weights of stems: title, title and facts, anywhere. */
export type Weights = 'A' | 'AB' | ''

interface Wanted {
  weights?: Weights
  /** Also words that begin with the typed one. */
  prefix?: boolean
}

/**
 * A tsquery that any spelling of a term matches. The typed word may be anywhere; synonyms, and words that only begin like
 * it, must be in title or facts. Words are letters and digits alone, so quotes are enough.
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
