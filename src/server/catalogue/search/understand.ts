import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { searchEntries, searchTerms } from '../../db/schema.ts'
import { foundNouns } from '../../db/tables/search/search-entries.ts'
import { foundLimits } from '#values/search.ts'
import { nearestWord } from './nearest-word.ts'
import { spellingsOf, synonymWords, termsOf, type Term } from './terms.ts'
import { queryOf } from './word-queries.ts'

/** A term with what is known about it. */
export interface KnownTerm extends Term {
  /** The rarer, the more it says. */
  importance: number
  prefix: boolean
}

export interface Understood {
  /** Terms that some entry has. */
  terms: KnownTerm[]
  /** Terms that no entry has, and that no other word was meant by. */
  unknown: string[]
  /** What was taken instead, in Latin letters; null where every word stands somewhere. */
  corrected: string | null
}

/** Letters of a word that is corrected, at least. */
const minLetters = 4

/** Words that are compared letter by letter. */
const similarWords = 20

/** @param isTyping whether the last word may be unfinished. */
export async function understand(db: Db, text: string, isTyping: boolean): Promise<Understood> {
  const key = await keyOf(db, text)
  const typed = termsOf(key).map((term) => ({ ...term, prefix: false }))
  const last = typed.at(-1)
  if (last && isTyping && last.typed.length > 1) last.prefix = true
  const counts = await entriesOf(db, typed)
  const meant = await Promise.all(
    typed.map(async (term, index) => (counts[index]! > 0 ? null : meantBy(db, term.typed))),
  )
  const terms = typed.map((term, index) => {
    const other = meant[index]
    return other ? { ...term, typed: other, spellings: spellingsOf(other), prefix: false } : term
  })
  const found = meant.some(Boolean) ? await entriesOf(db, terms) : counts
  const known = terms.flatMap((term, index) =>
    found[index] ? [{ ...term, importance: importanceOf(found[index]) }] : [],
  )
  return {
    terms: known,
    unknown: terms.filter((_term, index) => !found[index]).map((term) => term.typed),
    corrected: meant.some(Boolean) ? terms.map((term) => term.typed).join(' ') : null,
  }
}

async function keyOf(db: Db, text: string): Promise<string> {
  const words = text.replaceAll(/<[^>]*>/g, ' ')
  const { rows } = (await db.execute(sql`select search_key(${words}) as key`)) as { rows: { key: string }[] }
  return rows[0]!.key
}

/** Entries that have each term, counted up to a limit. */
async function entriesOf(db: Db, terms: (Term & { prefix: boolean })[]): Promise<number[]> {
  if (terms.length === 0) return []
  const counts = terms.flatMap((term, index) =>
    foundNouns.map((noun) => {
      const query = queryOf(term, term)
      return sql`select ${sql.raw(String(index))} as term, (select count(*) from (
        select 1 from ${searchEntries} where noun = ${sql.raw(`'${noun}'`)} and stems @@ ${query}
        limit ${sql.raw(String(foundLimits.counted))}) as few) as entries`
    }),
  )
  const { rows } = (await db.execute(
    sql`select term, sum(entries)::int as entries from (${sql.join(counts, sql` union all `)}) as counted group by term`,
  )) as { rows: { term: number; entries: number }[] }
  return terms.map((_term, index) => rows.find(({ term }) => term === index)?.entries ?? 0)
}

function importanceOf(entries: number): number {
  return Math.log(1 + (2 * foundLimits.counted) / entries)
}

/** @returns the word that a mistyped one was meant to be, of those that stand somewhere and of the synonyms. */
async function meantBy(db: Db, phrase: string): Promise<string | undefined> {
  if ([...phrase].length < minLetters || phrase.includes(' ') || synonymWords.includes(phrase)) return undefined
  const noted = new Set(await similarTo(db, phrase))
  const known = new Set([...noted, ...synonymWords])
  for (;;) {
    const word = nearestWord(phrase, [...known])
    if (!word || !noted.has(word) || (await stands(db, word))) return word
    known.delete(word)
  }
}

async function similarTo(db: Db, word: string): Promise<string[]> {
  const rows = await db
    .select({ word: searchTerms.word })
    .from(searchTerms)
    .where(sql`${searchTerms.word} % ${word}`)
    .orderBy(sql`similarity(${searchTerms.word}, ${word}) desc`, searchTerms.word)
    .limit(similarWords)
  return rows.map((row) => row.word)
}

/** Words stay noted until the next cleanup; those of what is no longer public must not show (docs/decisions/0078). */
async function stands(db: Db, word: string): Promise<boolean> {
  const [entries] = await entriesOf(db, [{ typed: word, spellings: [word], prefix: false }])
  return entries! > 0
}
