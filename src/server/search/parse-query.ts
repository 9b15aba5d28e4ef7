import { sql } from 'drizzle-orm'
import type { Found } from '#contract/search.ts'
import { foundLimits } from '#values/search.ts'
import { nearestWord } from '#values/nearest-word.ts'
import type { Db } from '../platform/db/database.ts'
import { hintsOf } from './hints.ts'
import { elsewhere } from './nearest.ts'
import { inLatinLetters } from './other-scripts.ts'
import { countEntries, type KnownTerm, type TypedTerm } from './public-entries.ts'
import { lettersPerSlip, shortestCorrected, similarWords } from './spelling.ts'
import { spellingsOf, termsOf, wellSpelt } from './terms.ts'

export interface ParsedQuery {
  /** Terms that some entry has. */
  terms: KnownTerm[]
  /** The search with mistyped words corrected, in Latin letters; null if there was nothing to correct. */
  corrected: string | null
  elsewhere: Found['elsewhere']
  hints: Found['hints']
}

/** @param isTyping whether the last word may be unfinished. */
export async function parseQuery(db: Db, text: string, isTyping: boolean): Promise<ParsedQuery> {
  const { hints, rest } = hintsOf(inLatinLetters(await keyOf(db, text)))
  const typed = typedTerms(rest)
  const last = typed.at(-1)
  if (last && isTyping && last.typed.length > 1) last.prefix = true
  const counts = await countEntries(db, typed)
  const suggested = await Promise.all(
    typed.map(async (term, index) =>
      counts[index]! > 0 || isWellSpelt(term) ? undefined : suggestSpelling(db, term.typed),
    ),
  )
  const corrected = typed.flatMap((term, index) => (suggested[index] ? typedTerms(suggested[index]) : [term]))
  const near = await findNearest(db, corrected)
  const terms = corrected.map((term) => (term.typed === near?.typed ? near : term))
  const isCorrected = suggested.some(Boolean)
  const found = isCorrected || near ? await countEntries(db, terms) : counts
  return {
    terms: terms.flatMap((term, index) => (found[index] ? [{ ...term, importance: importanceOf(found[index]) }] : [])),
    corrected: isCorrected ? corrected.map((term) => term.typed).join(' ') : null,
    elsewhere: near && { asked: near.asked, nearest: near.nearest },
    hints,
  }
}

function typedTerms(key: string): TypedTerm[] {
  return termsOf(key).map((term) => ({ ...term, prefix: false }))
}

/** A word that a title or the facts have. */
function asFact(word: string): TypedTerm {
  return { typed: word, spellings: [word], prefix: false, weights: 'AB' }
}

interface Nearest extends TypedTerm {
  asked: string
  nearest: string
}

/** @returns the first term that is a place or theme of no trip, found by the nearest one that some trip has. */
async function findNearest(db: Db, terms: TypedTerm[]): Promise<Nearest | null> {
  for (const term of terms) {
    const other = elsewhere.find(({ words }) => term.spellings.some((spelling) => words.includes(spelling)))
    if (!other) continue
    const places = other.nearest.map((name) => name.toLowerCase())
    const [own, ...near] = await countEntries(db, [term.typed, ...places].map(asFact), 'trips')
    const nearest = other.nearest[near.findIndex((count) => count > 0)]
    if (own === 0 && nearest) {
      const spellings = [...term.spellings, nearest.toLowerCase()]
      return { ...term, spellings, asked: other.asked, nearest }
    }
  }
  return null
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

function isWellSpelt({ spellings }: TypedTerm): boolean {
  return spellings.some((spelling) => wellSpelt.includes(spelling))
}

/** @returns what a mistyped word was meant to be: two words, one that we know, or one that a public entry has. */
async function suggestSpelling(db: Db, phrase: string): Promise<string | undefined> {
  if ([...phrase].length < shortestCorrected || phrase.includes(' ')) return undefined
  const glued = await splitWord(db, phrase)
  if (glued) return glued
  const similar = await similarWords(db, phrase, { published: true })
  const counts = await countEntries(
    db,
    similar.map((word) => ({ typed: word, spellings: [word], prefix: false })),
  )
  const known = similar.filter((_word, index) => counts[index]! > 0)
  return nearestWord(phrase, [...known, ...wellSpelt], lettersPerSlip.public)
}

/** Letters of each of two words that were written as one. */
const gluedLetters = { least: 3, most: 24 }

/** @returns 'leh ladakh' for 'lehladakh': words that titles and facts have, the most even split. */
async function splitWord(db: Db, word: string): Promise<string | null> {
  const { least, most } = gluedLetters
  if (word.length < 2 * least || word.length > most) return null
  const places = Array.from({ length: word.length - 2 * least + 1 }, (_, index) => index + least)
  const parts = places.flatMap((at) => [word.slice(0, at), word.slice(at)])
  const counts = await countEntries(
    db,
    parts.map((part) => ({ ...asFact(part), spellings: spellingsOf(part) })),
  )
  const whole = places.filter((_at, index) => counts[2 * index]! > 0 && counts[2 * index + 1]! > 0)
  const [best] = whole.sort((one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2))
  return best === undefined ? null : `${word.slice(0, best)} ${word.slice(best)}`
}
