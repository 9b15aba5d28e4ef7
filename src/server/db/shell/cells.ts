/** How a missing value is shown; a text may say the same, but hardly ever does. */
const missing = '(null)'

const named: Record<string, string> = { '\n': '↵', '\t': '⇥', '\r': '␍' }

// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Signs that take two places on a terminal. */
const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u

const plain = /^[\u0020-\u007e]*$/

const segmenter = new Intl.Segmenter('en')

/** @returns a value in one line: what visitors have typed must not move the cursor or colour the terminal. */
export function cellOf(value: string | null): string {
  if (value === null) return missing
  return value.replace(unprintable, (sign) => named[sign] ?? `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

/** @returns how many places a text takes on a terminal. */
export function widthOf(text: string): number {
  if (plain.test(text)) return text.length
  let width = 0
  for (const { segment } of segmenter.segment(text)) width += widthOfSign(segment)
  return width
}

/** @returns the text on exactly so many places, cut with an ellipsis where it is longer. */
export function fitted(text: string, width: number, align: 'left' | 'right'): string {
  const cut = widthOf(text) > width ? `${beginningOf(text, width - 1)}…` : text
  const blanks = ' '.repeat(Math.max(0, width - widthOf(cut)))
  return align === 'right' ? blanks + cut : cut + blanks
}

function beginningOf(text: string, width: number): string {
  let beginning = ''
  let left = width
  for (const { segment } of segmenter.segment(text)) {
    left -= widthOfSign(segment)
    if (left < 0) break
    beginning += segment
  }
  return beginning
}

function widthOfSign(sign: string): number {
  return wide.test(sign) ? 2 : 1
}
