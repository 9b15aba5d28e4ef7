/** Characters of a blog card's excerpt (specification 9). */
export const excerptLength = { home: 120, list: 150 } as const

/** Characters of a meta description that is cut from a text. */
export const metaLength = 155

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * Text of rich-text HTML: tags are removed, ends of blocks and line breaks become spaces, character references are
 * decoded and white space is collapsed.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(?:\/(?:p|h[1-6]|li|t[dhr]|blockquote|pre|div|figure|figcaption)|br|hr)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (match, reference: string) => decode(match, reference))
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The first characters of a story as plain text, for cards and previews. Tables are left out, unless there is nothing
 * else: their texts make no sentence.
 * @param length in code points.
 */
export function storyStart(html: string, length: number): string {
  const text = plainText(html.replace(/<table>.*?<\/table>/gs, ' ')) || plainText(html)
  return Array.from(text).slice(0, length).join('')
}

function decode(match: string, reference: string): string {
  if (!reference.startsWith('#')) return entities[reference.toLowerCase()] ?? match
  const code = /^#x/i.test(reference)
    ? Number.parseInt(reference.slice(2), 16)
    : Number.parseInt(reference.slice(1), 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Characters at the end of an excerpt in which it is cut at a word's end. */
const wordEndWithin = 10

/**
 * Cuts a text to at most `length` characters (code points): at a word's end if one is within the last 10 of them,
 * otherwise at the character. An ellipsis is appended only if anything was cut off.
 * @param text plain text (for HTML, see `plainText`): a '<' in it is a '<'.
 */
export function excerpt(text: string, length: number): string {
  const folded = text.replace(/\s+/g, ' ').trim()
  // A code point takes one or two UTF-16 units, so later ones cannot matter; the text may be a whole blog body.
  const points = Array.from(folded.slice(0, 2 * (length + 1)))
  if (points.length <= length) return folded
  const atWord = points.lastIndexOf(' ', length)
  const kept = atWord > length - wordEndWithin ? points.slice(0, atWord).join('') : wholeStart(folded, length)
  return `${kept.replace(/[\s,;:.–—-]+$/u, '')}…`
}

/**
 * A character as people see it: a flag, or a letter or emoji with all that is joined to it (vowel signs, conjuncts of
 * Indian scripts, skin tones). Not by `Intl.Segmenter`, see `counts.ts`.
 */
const character =
  /\p{RI}{2}|.(?:\u200d.|[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]\p{L}|[\p{M}\p{EMod}\u200c])*/gsu

/** The start of a text with at most `length` code points; no character is torn. */
function wholeStart(text: string, length: number): string {
  let start = ''
  let count = 0
  for (const [each] of text.matchAll(character)) {
    count += Array.from(each).length
    if (count > length) break
    start += each
  }
  return start
}
