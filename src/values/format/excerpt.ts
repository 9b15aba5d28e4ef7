/** Characters of a blog card's excerpt (specification 9). */
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
 * Text of rich-text HTML: tags are removed, ends of blocks and line breaks become spaces, character references are
 * decoded and white space is collapsed.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(?:\/(?:p|h[1-6]|li|blockquote|pre|div|figure|figcaption)|br|hr)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (match, reference: string) => decode(match, reference))
    .replace(/\s+/g, ' ')
    .trim()
}

function decode(match: string, reference: string): string {
  if (!reference.startsWith('#')) return entities[reference.toLowerCase()] ?? match
  const code = /^#x/i.test(reference)
    ? Number.parseInt(reference.slice(2), 16)
    : Number.parseInt(reference.slice(1), 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/**
 * Cuts a text to at most `length` characters (code points), at a word boundary where one is near, and appends an
 * ellipsis if anything was cut off.
 * @param text plain text (for HTML, see `plainText`): a '<' in it is a '<'.
 */
export function excerpt(text: string, length: number): string {
  const folded = text.replace(/\s+/g, ' ').trim()
  // A code point takes one or two UTF-16 units, so later ones cannot matter; the text may be a whole blog body.
  const points = Array.from(folded.slice(0, 2 * (length + 1)))
  if (points.length <= length) return folded
  const cut = points.slice(0, length).join('')
  const nextIsBreak = points[length] === ' '
  const lastSpace = cut.lastIndexOf(' ')
  const atWord = nextIsBreak || lastSpace < cut.length * 0.6 ? cut : cut.slice(0, lastSpace)
  return `${atWord.replace(/[\s,;:.–—-]+$/u, '')}…`
}
