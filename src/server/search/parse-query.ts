import { sql } from 'drizzle-orm'
import { foundLimits } from '#values/search.ts'
import type { Db } from '../platform/db/database.ts'
import { countEntries, type KnownTerm } from './public-entries.ts'
import { lettersPerSlip, nearestWord, shortestCorrected, similarWords } from './spelling.ts'
import { spellingsOf, synonymWords, termsOf } from './terms.ts'

export interface ParsedQuery {
  /** Terms that some entry has. */
  terms: KnownTerm[]
  /** The search with mistyped words corrected, in Latin letters; null if there was nothing to correct. */
  corrected: string | null
}

/** @param isTyping whether the last word may be unfinished. */
export async function parseQuery(db: Db, text: string, isTyping: boolean): Promise<ParsedQuery> {
  const typed = termsOf(await keyOf(db, text)).map((term) => ({ ...term, prefix: false }))
  const last = typed.at(-1)
  if (last && isTyping && last.typed.length > 1) last.prefix = true
  const counts = await countEntries(db, typed)
  const suggested = await Promise.all(
    typed.map(async (term, index) => (counts[index]! > 0 ? null : suggestSpelling(db, term.typed))),
  )
  const terms = typed.map((term, index) => {
    const other = suggested[index]
    return other ? { typed: other, spellings: spellingsOf(other), prefix: false } : term
  })
  const isCorrected = suggested.some(Boolean)
  const found = isCorrected ? await countEntries(db, terms) : counts
  return {
    terms: terms.flatMap((term, index) => (found[index] ? [{ ...term, importance: importanceOf(found[index]) }] : [])),
    corrected: isCorrected ? terms.map((term) => term.typed).join(' ') : null,
  }
}

/** In lower case, without diacritics and in Latin letters. */
async function keyOf(db: Db, text: string): Promise<string> {
  const words = text.replaceAll(/<[^>]*>/g, ' ')
  const { rows } = (await db.execute(sql`select search_key(${words}) as key`)) as { rows: { key: string }[] }
  return rows[0]!.key
}

function importanceOf(entries: number): number {
  return Math.log(1 + (2 * foundLimits.counted) / entries)
}

/** @returns what a mistyped word was meant to be: a synonym, or a word that a public entry has. */
async function suggestSpelling(db: Db, phrase: string): Promise<string | undefined> {
  if ([...phrase].length < shortestCorrected || phrase.includes(' ') || synonymWords.includes(phrase)) return undefined
  const similar = await similarWords(db, phrase, { published: true })
  const counts = await countEntries(
    db,
    similar.map((word) => ({ typed: word, spellings: [word], prefix: false })),
  )
  const known = similar.filter((_word, index) => counts[index]! > 0)
  return nearestWord(phrase, [...known, ...synonymWords], lettersPerSlip.public)
}
