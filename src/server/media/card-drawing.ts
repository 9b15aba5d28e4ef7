import { palmLines } from '#values/pictures/palm-lines.ts'
import { palmPaths } from '#values/pictures/palm-paths.ts'
import { shareCardSize } from '#values/pictures/share-card.ts'
import { breakLines } from './line-breaking.ts'
import { openTypeface, type TextSize, type Typeface } from './typeface.ts'

export interface CardText {
  /** Beside the logo. */
  brand: string
  /** Above the title. */
  kicker: string
  title: string
  /** Joined to one line under the title. */
  facts: string[]
}

const margin = 64
/** Words are on the left, so that they never cover what a picture shows. */
const textWidth = 560
const colors = { paper: '#fffdf8', sand: '#f1e8d6', marigold: '#e9a11b' }

/** Behind the words, and behind transparent pictures. */
export const cardBackground = '#182247'

/** Where the picture begins; from there to `shadeEnd` it emerges from the background. */
export const pictureLeft = 380
const shadeEnd = 780

const small = { brand: { size: 40 }, kicker: { size: 24, spacing: 2.6 }, facts: { size: 30 } }
const factsLeading = 42
const factsLines = 2

/** The first one in which the title fits is used. */
const titleSettings = [
  { size: 84, lines: 2 },
  { size: 76, lines: 3 },
  { size: 66, lines: 4 },
  { size: 54, lines: 4 },
]
const titleLeading = 1.08
/** Factor of the font size. */
const titleSpacing = -0.012

let loaded: { display: Typeface; text: Typeface } | null = null

function typefaces() {
  loaded ??= { display: openTypeface('fraunces', 'mukta-devanagari'), text: openTypeface('mukta', 'mukta-devanagari') }
  return loaded
}

/** @returns an SVG of the logo and all text as outlines: docs/decisions/0014. */
export function drawText(words: CardText): string {
  const { display, text } = typefaces()
  const facts = setFacts(text, words.facts)
  const title = setTitle(display, words.title)
  const lastFactY = shareCardSize.height - margin - 2
  const firstFactY = lastFactY - (facts.length - 1) * factsLeading
  const lastTitleY = facts.length > 0 ? firstFactY - 62 : lastFactY
  const firstTitleY = lastTitleY - (title.lines.length - 1) * title.style.size * titleLeading
  const kickerY = title.lines.length > 0 ? firstTitleY - title.style.size * 0.74 - 28 : lastTitleY
  const titleLines = title.lines.map((line, index) =>
    display.paths(line, margin, firstTitleY + index * title.style.size * titleLeading, title.style),
  )
  const factLines = facts.map((line, index) => text.paths(line, margin, firstFactY + index * factsLeading, small.facts))
  return svg(
    brand(display, words.brand) +
      filled(colors.marigold, text.paths(kicker(text, words.kicker), margin, kickerY, small.kicker)) +
      filled(colors.paper, titleLines.join('')) +
      filled(colors.sand, factLines.join('')),
  )
}

/** @returns an SVG to use instead of a picture: an open palm with rays on the brand's night colour. */
export function drawBackground(): string {
  const center = { x: 910, y: 470 }
  // Above the hand only: further left they would cross the words.
  const rays = Array.from({ length: 13 }, (_, index) => {
    const end = index % 2 === 0 ? 520 : 478
    return `<path transform="translate(${center.x} ${center.y}) rotate(${index * 7.5 - 135})" d="M440 0H${end}"/>`
  })
  return svg(
    `<rect width="100%" height="100%" fill="${cardBackground}"/>` +
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
      `<g stroke="${colors.marigold}" stroke-opacity=".6" stroke-width="3">${rays.join('')}</g>` +
      `<g transform="translate(${center.x - 24.6 * 10.6} ${center.y - 36 * 10.6}) scale(10.6)" stroke-width=".42">` +
      `<path stroke="${colors.sand}" d="${palmLines.outline}"/>` +
      `<path stroke="${colors.marigold}" d="${palmLines.creases}"/></g></g>`,
  )
}

interface SetTitle {
  lines: string[]
  style: TextSize
}

function setTitle(typeface: Typeface, given: string): SetTitle {
  const title = typeface.drawable(given)
  const widths = new Map<string, number>()
  // Every size measures the same words: their widths are cached at one pixel.
  const widthAtOne = (text: string) => {
    const width = widths.get(text) ?? typeface.measure(text, { size: 1, spacing: titleSpacing })
    widths.set(text, width)
    return width
  }
  let setting: SetTitle = { lines: [], style: { size: 0 } }
  for (const { size, lines: most } of titleSettings) {
    const { lines, isCut } = breakLines(title, textWidth, most, (text) => widthAtOne(text) * size)
    setting = { lines, style: { size, spacing: size * titleSpacing } }
    if (!isCut) break
  }
  return setting
}

/** As many facts to a line as fit. */
function setFacts(typeface: Typeface, facts: string[]): string[] {
  const lines: string[] = []
  for (const fact of facts.filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} · ${fact}` : fact
    if (lines.length > 0 && typeface.measure(typeface.drawable(longer), small.facts) > textWidth) lines.push(fact)
    else lines.splice(-1, 1, longer)
  }
  return lines.flatMap((line) => linesOf(typeface, line, factsLines, small.facts)).slice(0, factsLines)
}

function linesOf(typeface: Typeface, text: string, most: number, style: TextSize): string[] {
  return breakLines(typeface.drawable(text), textWidth, most, (part) => typeface.measure(part, style)).lines
}

function oneLine(typeface: Typeface, text: string, style: TextSize): string {
  return linesOf(typeface, text, 1, style)[0] ?? ''
}

function kicker(typeface: Typeface, text: string): string {
  return oneLine(typeface, text.toUpperCase(), small.kicker)
}

function brand(typeface: Typeface, name: string): string {
  const logo =
    `<g transform="translate(${margin - 4} 44) scale(1.3)"><path d="${palmPaths.fingers}"/>` +
    `<path fill-rule="evenodd" d="${palmPaths.palm}"/></g>`
  return filled(colors.paper, logo + typeface.paths(oneLine(typeface, name, small.brand), margin + 70, 92, small.brand))
}

/** @returns an SVG to lay over a picture: it emerges from the background on the left and is not darkened elsewhere. */
export function drawShade(): string {
  const { width } = shareCardSize
  const at = (x: number) => (x / width).toFixed(3)
  const stops = [
    [pictureLeft, 1],
    [520, 0.94],
    [600, 0.76],
    [690, 0.34],
    [shadeEnd, 0],
  ] as const
  const gradient = stops.map(
    ([x, opacity]) => `<stop offset="${at(x)}" stop-color="${cardBackground}" stop-opacity="${opacity}"/>`,
  )
  return svg(
    `<defs><linearGradient id="shade">${gradient.join('')}</linearGradient></defs>` +
      `<rect width="100%" height="100%" fill="url(#shade)"/>`,
  )
}

function filled(color: string, paths: string): string {
  return `<g fill="${color}">${paths}</g>`
}

function svg(content: string): string {
  const { width, height } = shareCardSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
}
