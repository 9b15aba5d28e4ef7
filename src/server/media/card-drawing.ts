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
const textWidth = shareCardSize.width - 2 * margin
const colors = { paper: '#fffdf8', sand: '#f1e8d6', marigold: '#e9a11b', shade: '#100c1c' }

/** Background of transparent pictures. */
export const cardBackground = '#182247'

const small = { brand: { size: 40 }, kicker: { size: 26, spacing: 2.8 }, facts: { size: 34 } }

/** The first one in which the title fits is used. */
const titleSettings = [
  { size: 88, lines: 2 },
  { size: 76, lines: 2 },
  { size: 66, lines: 3 },
  { size: 56, lines: 3 },
]
const titleLeading = 1.08
/** Factor of the font size. */
const titleSpacing = -0.012

let loaded: { display: Typeface; text: Typeface } | null = null

function typefaces() {
  loaded ??= { display: openTypeface('fraunces', 'mukta-devanagari'), text: openTypeface('mukta', 'mukta-devanagari') }
  return loaded
}

/**
 * @returns an SVG with gradients that darken the picture below, the logo, and all text as outlines:
 * docs/decisions/0014.
 */
export function drawText(words: CardText): string {
  const { display, text } = typefaces()
  const facts = oneLine(text, words.facts.filter(Boolean).join(' · '), small.facts)
  const title = setTitle(display, words.title)
  const factsY = shareCardSize.height - margin - 4
  const lastTitleY = facts ? factsY - 64 : factsY
  const firstTitleY = lastTitleY - (title.lines.length - 1) * title.style.size * titleLeading
  const kickerY = title.lines.length > 0 ? firstTitleY - title.style.size * 0.74 - 26 : lastTitleY
  const titleLines = title.lines.map((line, index) =>
    display.paths(line, margin, firstTitleY + index * title.style.size * titleLeading, title.style),
  )
  return svg(
    `${gradients(kickerY)}${brand(display, words.brand)}` +
      filled(colors.marigold, text.paths(kicker(text, words.kicker), margin, kickerY, small.kicker)) +
      filled(colors.paper, titleLines.join('')) +
      filled(colors.sand, text.paths(facts, margin, factsY, small.facts)),
  )
}

/** @returns an SVG to use instead of a picture: the logo's sun and palm on the brand's night colour. */
export function drawBackground(): string {
  const center = { x: 930, y: 372 }
  const rays = Array.from({ length: 25 }, (_, index) => {
    const end = index % 2 === 0 ? 430 : 382
    return `<path transform="translate(${center.x} ${center.y}) rotate(${index * 7.5 - 180})" d="M332 0H${end}"/>`
  })
  return svg(
    `<defs><linearGradient id="night" x1="0" y1="0" x2="1" y2="1">${stop(0, '#2b2140', 1)}${stop(1, '#22305c', 1)}` +
      `</linearGradient></defs><rect width="100%" height="100%" fill="url(#night)"/>` +
      `<g stroke="${colors.marigold}" stroke-opacity=".55" stroke-width="3" stroke-linecap="round">${rays.join('')}</g>` +
      `<g transform="translate(${center.x - 24.6 * 8} ${center.y - 39.6 * 8}) scale(8)" fill-opacity=".92">` +
      `<path fill="${colors.marigold}" d="${palmPaths.fingers}"/>` +
      `<path fill="${colors.sand}" fill-rule="evenodd" d="${palmPaths.palm}"/></g>`,
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

function oneLine(typeface: Typeface, text: string, style: TextSize): string {
  const [line = ''] = breakLines(typeface.drawable(text), textWidth, 1, (part) => typeface.measure(part, style)).lines
  return line
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

/** Gradients that keep text readable: the darkest from below, others from the left and from above. */
function gradients(wordsBegin: number): string {
  const share = (y: number) => (shareCardSize.height - y) / shareCardSize.height
  const words = share(wordsBegin - 24)
  const below =
    stop(0, colors.shade, 0.9) +
    stop(words * 0.55, colors.shade, 0.74) +
    stop(words, colors.shade, 0.46) +
    stop(Math.min(1, words + 0.3), colors.shade, 0)
  const above = stop(0, colors.shade, 0.5) + stop(1, colors.shade, 0)
  const left = stop(0, colors.shade, 0.5) + stop(0.62, colors.shade, 0)
  return (
    `<defs><linearGradient id="below" x1="0" y1="1" x2="0" y2="0">${below}</linearGradient>` +
    `<linearGradient id="above" x1="0" y1="0" x2="0" y2="1">${above}</linearGradient>` +
    `<linearGradient id="left" x1="0" y1="0" x2="1" y2="0">${left}</linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#left)"/>` +
    `<rect width="100%" height="210" fill="url(#above)"/><rect width="100%" height="100%" fill="url(#below)"/>`
  )
}

function stop(offset: number, color: string, opacity: number): string {
  return `<stop offset="${offset.toFixed(3)}" stop-color="${color}" stop-opacity="${opacity}"/>`
}

function filled(color: string, paths: string): string {
  return `<g fill="${color}">${paths}</g>`
}

function svg(content: string): string {
  const { width, height } = shareCardSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
}
