/** Characters of a story card's excerpt on the home page and on the list (specification 9). */
export const excerptLength = { home: 120, list: 150 } as const

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * The text of rich-text HTML: tags become nothing, block borders and line breaks become spaces,
 * character references are decoded, white space is folded.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(?:\/(?:p|h[1-6]|li|blockquote|pre|div|figure|figcaption)|br|hr)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, reference: string) => decode(whole, reference))
    .replace(/\s+/g, ' ')
    .trim()
}

function decode(whole: string, reference: string): string {
  if (!reference.startsWith('#')) return entities[reference.toLowerCase()] ?? whole
  const code = /^#x/i.test(reference)
    ? Number.parseInt(reference.slice(2), 16)
    : Number.parseInt(reference.slice(1), 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/**
 * The beginning of a text: at most `length` characters (code points), cut at a word where one is near,
 * with an ellipsis only where something was left out.
 * @param text plain text (of HTML, see `plainText`): a '<' in it is a '<'.
 */
export function excerpt(text: string, length: number): string {
  const folded = text.replace(/\s+/g, ' ').trim()
  // A code point has one or two places: further on nothing matters, and the text may be a whole story.
  const points = Array.from(folded.slice(0, 2 * (length + 1)))
  if (points.length <= length) return folded
  const cut = points.slice(0, length).join('')
  const nextIsBreak = points[length] === ' '
  const lastSpace = cut.lastIndexOf(' ')
  const atWord = nextIsBreak || lastSpace < cut.length * 0.6 ? cut : cut.slice(0, lastSpace)
  return `${atWord.replace(/[\s,;:.–—-]+$/u, '')}…`
}
