import { elsewhere } from './nearest.ts'
import { emptyWords, synonyms } from './synonyms.ts'

/** A part of a search: a word or a phrase. */
export interface Term {
  /** As it was typed, in Latin letters. */
  typed: string
  /** Any one of them is enough; the typed one is the first. */
  spellings: string[]
}

/** More are ignored. */
const maxTerms = 8

/** Words of the longest phrase that is a synonym. */
const maxPhrase = 3

const groupsByPhrase = new Map<string, string[]>()
for (const { words } of synonyms) {
  for (const word of words) groupsByPhrase.set(word, [...(groupsByPhrase.get(word) ?? []), ...words])
}

const wordsElsewhere = new Set(elsewhere.flatMap(({ words }) => words))

/** Single words that we know, as spellings that a mistyped word may have been meant to be. */
export const wellSpelt: readonly string[] = [...groupsByPhrase.keys(), ...wordsElsewhere].filter((word) =>
  /^[a-z]{4,}$/.test(word),
)

/**
 * @param key a search as `search_key` writes it.
 * @returns its parts, phrases that are synonyms taken together; words that say nothing are left out unless there are no
 * others.
 */
export function termsOf(key: string): Term[] {
  const words = key.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  const terms: Term[] = []
  for (let at = 0; at < words.length && terms.length < maxTerms;) {
    const length = phraseLength(words, at)
    const typed = words.slice(at, at + length).join(' ')
    if (length > 1 || !emptyWords.has(typed)) terms.push({ typed, spellings: spellingsOf(typed) })
    at += length
  }
  if (terms.length > 0) return terms
  return words.slice(0, maxTerms).map((typed) => ({ typed, spellings: [typed] }))
}

export function spellingsOf(phrase: string): string[] {
  return [...new Set([phrase, ...formsOf(phrase).flatMap((form) => [form, ...(groupsByPhrase.get(form) ?? [])])])]
}

function phraseLength(words: string[], at: number): number {
  for (let length = Math.min(maxPhrase, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    if (groupsByPhrase.has(phrase) || wordsElsewhere.has(phrase)) return length
  }
  return 1
}

/** The word, its singular, and without the a at its end, which Devanagari does not write: बाघ is bagha, spoken bagh. */
function formsOf(word: string): string[] {
  return [word, ...(/..s$/.test(word) ? [word.slice(0, -1)] : []), ...(/...a$/.test(word) ? [word.slice(0, -1)] : [])]
}
