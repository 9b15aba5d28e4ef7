/** @returns pixels. */
export type Measure = (text: string) => number

export interface BrokenLines {
  lines: string[]
  /** Whether the end of the text was omitted. */
  isCut: boolean
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks a text into lines of about equal length, none wider than `width`. Only words wider than a line are split; what
 * does not fit in `most` lines is replaced by an ellipsis.
 * @param width pixels.
 */
export function breakLines(text: string, width: number, most: number, measure: Measure): BrokenLines {
  const pieces = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => splitWord(word, width, measure))
  const lines = fill(pieces, width, measure)
  if (lines.length <= most) return { lines: balance(pieces, lines, width, measure), isCut: false }
  const rest = lines.slice(most - 1).join(' ')
  return { lines: [...lines.slice(0, most - 1), shorten(rest, width, measure)], isCut: true }
}

function splitWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const { segment } of graphemes.segment(word)) {
    if (part && measure(part + segment) > width) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}

function fill(pieces: string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${piece}` : ''
    if (longer && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines
}

/** Finds the narrowest width that needs no more lines, by bisection. */
function balance(pieces: string[], lines: string[], width: number, measure: Measure): string[] {
  let [best, narrow, wide] = [lines, width / 2, width]
  for (let step = 0; step < 6; step += 1) {
    const middle = (narrow + wide) / 2
    const tried = fill(pieces, middle, measure)
    const fits = tried.length <= lines.length && tried.every((line) => measure(line) <= width)
    if (fits) [best, wide] = [tried, middle]
    else narrow = middle
  }
  return best
}

/** Cuts between words if that omits little, else within a word. */
function shorten(text: string, width: number, measure: Measure): string {
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment)
  let [fits, tooMany] = [0, parts.length]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (measure(withEllipsis(parts.slice(0, middle).join(''))) <= width) fits = middle
    else tooMany = middle
  }
  const cut = parts.slice(0, fits).join('')
  const atWord = parts[fits] === ' ' ? cut : cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))
  return withEllipsis(atWord.length >= cut.length * 0.6 ? atWord : cut)
}

function withEllipsis(text: string): string {
  return `${text.replace(/[\s,;:.–—-]+$/u, '')}…`
}
