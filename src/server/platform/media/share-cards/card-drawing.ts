import { palmLines } from '#values/pictures/palm-lines.ts'
import { palmPaths } from '#values/pictures/palm-paths.ts'
import { shareCardSize } from '#values/pictures/share-card.ts'
import { drawText, type DrawnText, type TextStyle } from './card-text.ts'

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
const textWidth = 568
const colors = { paper: '#fffdf8', sand: '#f1e8d6', marigold: '#e9a11b' }

/** Behind the words, and behind transparent pictures. */
export const cardBackground = '#182247'

/** Where the picture begins; from there to `shadeEnd` it emerges from the background. */
export const pictureLeft = 380
const shadeEnd = 780

/** @returns sizes at which a text may have a height. */
const within = (height: number, ...sizes: number[]) => sizes.map((size) => ({ size, height }))

const styles = {
  brand: { family: 'display', color: colors.paper, sizes: within(48, 40, 28, 20) },
  kicker: { family: 'text', color: colors.marigold, sizes: within(36, 24, 18, 12), spacing: 0.108 },
  title: {
    family: 'display',
    color: colors.paper,
    sizes: [...within(190, 84), ...within(262, 76), ...within(290, 66, 54, 48, 42, 36, 30, 24)],
    spacing: -0.012,
  },
  facts: { family: 'text', color: colors.sand, sizes: within(116, 30, 24, 18, 12) },
} as const satisfies Record<string, TextStyle>

const logoMiddle = 79

/** Pixels in height. */
const mostTitleAndFacts = 372

/** Between the visible parts of the texts above each other. */
const gap = 32

export interface PlacedText extends DrawnText {
  left: number
  top: number
}

/** @returns all texts at their places: docs/decisions/0068. */
export async function placeText(words: CardText): Promise<PlacedText[]> {
  const brand = await drawText([words.brand], styles.brand, textWidth)
  const facts = await drawText(await linesOf(words.facts.filter(Boolean)), styles.facts, textWidth)
  const most = mostTitleAndFacts - (facts?.height ?? 0)
  const sizes = styles.title.sizes.map(({ size, height }) => ({ size, height: Math.min(height, most) }))
  const title = await drawText([words.title], { ...styles.title, sizes }, textWidth)
  const kicker = await drawText([words.kicker.toUpperCase()], styles.kicker, textWidth)
  const placed: PlacedText[] = []
  if (brand) placed.push({ ...brand, left: margin + 70, top: Math.round(logoMiddle - brand.height / 2) })
  let bottom = shareCardSize.height - margin + 6
  for (const text of [facts, title, kicker]) {
    if (!text) continue
    placed.push({ ...text, left: margin, top: bottom - text.height })
    bottom -= text.height + gap
  }
  return placed
}

/** Fits as many facts on a line as possible. */
async function linesOf(facts: string[]): Promise<string[]> {
  const lines: string[] = []
  for (const fact of facts) {
    const longer = lines.length > 0 ? `${lines.at(-1)} · ${fact}` : fact
    const { width = 0 } = (await drawText([longer], styles.facts, shareCardSize.width)) ?? {}
    if (lines.length > 0 && width > textWidth) lines.push(fact)
    else lines.splice(-1, 1, longer)
  }
  return lines
}

/** @returns an SVG of the brand's hand. */
export function drawLogo(): string {
  return svg(
    `<g fill="${colors.paper}" transform="translate(${margin - 4} 44) scale(1.3)"><path d="${palmPaths.fingers}"/>` +
      `<path fill-rule="evenodd" d="${palmPaths.palm}"/></g>`,
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

function svg(content: string): string {
  const { width, height } = shareCardSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
}
