/** Differs from any likely text. */
const missing = '(null)'

const named: Record<string, string> = { '\n': '↵', '\t': '⇥', '\r': '␍' }

// oxlint-disable-next-line no-control-regex -- control characters are what it has to find
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Characters two columns wide on a terminal. */
const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u

const plain = /^[\u0020-\u007e]*$/

const segmenter = new Intl.Segmenter('en')

/** @returns a value on one line, escaped: what visitors typed must not move the cursor or colour the terminal. */
export function cellOf(value: string | null): string {
  if (value === null) return missing
  return value.replace(unprintable, (char) => named[char] ?? `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

/** @returns columns of a text on a terminal. */
export function widthOf(text: string): number {
  if (plain.test(text)) return text.length
  let width = 0
  for (const { segment } of segmenter.segment(text)) width += graphemeWidth(segment)
  return width
}

/** @returns the text padded, or cut with an ellipsis, to exactly `width` columns. */
export function padOrCut(text: string, width: number, align: 'left' | 'right'): string {
  const cut = widthOf(text) > width ? `${startOf(text, width - 1)}…` : text
  const blanks = ' '.repeat(Math.max(0, width - widthOf(cut)))
  return align === 'right' ? blanks + cut : cut + blanks
}

function startOf(text: string, width: number): string {
  let start = ''
  let left = width
  for (const { segment } of segmenter.segment(text)) {
    left -= graphemeWidth(segment)
    if (left < 0) break
    start += segment
  }
  return start
}

function graphemeWidth(grapheme: string): number {
  return wide.test(grapheme) ? 2 : 1
}
