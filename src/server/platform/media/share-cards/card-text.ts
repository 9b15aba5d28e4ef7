import { join } from 'node:path'
import type { Raw } from 'sharp'
import { paths } from '#server/paths.ts'
import { sharp } from '../sharp.ts'

/** In pixels. */
export interface TextStyle {
  family: keyof typeof families
  color: string
  /** The first at which the text is not higher than `height` is used, or the last. */
  sizes: { size: number; height: number }[]
  /** Between letters, as a factor of the size. */
  spacing?: number
}

/** Letters on a transparent background, cropped to their visible part. */
export interface DrawnText {
  input: Buffer
  raw: Raw
  width: number
  height: number
}

/**
 * A letter that the first font lacks comes from the next one. Without the last comma Pango reads 'SemiBold' as a weight.
 */
const families = {
  display: { fonts: 'Fraunces, Mukta SemiBold, Mukta Malar SemiBold,', leading: 1.08 },
  text: { fonts: 'Mukta SemiBold, Mukta Malar SemiBold,', leading: 1.4 },
}

/** Below this size, a word that is wider than a line is hyphenated. */
const smallestWithWholeWords = 44

/** Pixels by which lines become narrower until they are about equally long. */
const balanceStep = 40

/** Pixels by which letters reach over the end of their line. */
const overhang = 4

const pangoUnits = 1024

let fonts: Promise<unknown> | null = null

/** With our own fonts and settings, a card looks the same on every machine: docs/decisions/0068. */
function loadFonts(): Promise<unknown> {
  process.env.FONTCONFIG_FILE = join(paths.cardFonts, 'fonts.conf')
  const files = ['fraunces.ttf', 'mukta.ttf', 'mukta-malar.ttf'].map((name) => join(paths.cardFonts, name))
  return Promise.all(files.map((fontfile) => sharp({ text: { text: '₹', fontfile } }).toBuffer()))
}

/** @returns null where nothing can be drawn. */
export async function drawText(lines: string[], style: TextStyle, width: number): Promise<DrawnText | null> {
  const letters = lines.map(drawable).filter(Boolean).join('\n')
  if (/^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(letters)) return null
  await (fonts ??= loadFonts())
  for (const { size, height } of style.sizes) {
    const drawn = await draw(letters, style, size, width)
    const fits = drawn.height <= height && drawn.width <= width + overhang
    if (fits || size === style.sizes.at(-1)!.size) return balance(drawn, size, (to) => draw(letters, style, size, to))
  }
  return null
}

/** @returns the same number of lines, as narrow as possible. */
async function balance(drawn: DrawnText, size: number, drawAt: (width: number) => Promise<DrawnText>) {
  let best = drawn
  for (let width = drawn.width - balanceStep; width > 0; width -= balanceStep) {
    const tried = await drawAt(width)
    if (tried.width > width + overhang || tried.height > drawn.height + size / 2) break
    best = tried
  }
  return best
}

async function draw(text: string, style: TextStyle, size: number, width: number): Promise<DrawnText> {
  const { fonts: family, leading } = families[style.family]
  const lineHeight = Math.round(size * leading * pangoUnits)
  const spacing = Math.round(size * (style.spacing ?? 0) * pangoUnits)
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.color}" line_height="${lineHeight}" letter_spacing="${spacing}">${escaped(text)}</span>`,
      font: `${family} ${size}`,
      dpi: 72,
      rgba: true,
      width,
      wrap: size < smallestWithWholeWords ? 'word-char' : 'word',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: info, width: info.width, height: info.height }
}

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (each) => references[each]!)
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Scripts in `fonts/`: Latin of western languages, Devanagari, Tamil. Pango draws a box for all others. */
const known =
  /^(?:[ -~\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02dc–—‘’“”•…‹›€₹™−\u25cc]|[\u0900-\u0977]|[\u0979-\u097f]|[\u0b82-\u0bfa]|\u200c|\u200d)+$/

/** @returns the text without what the fonts lack, such as emoji; letters lose a rare accent. */
export function drawable(text: string): string {
  return [...graphemes.segment(text.normalize('NFC').replace(/\s+/g, ' '))]
    .map(({ segment }) => (known.test(segment) ? segment : segment.normalize('NFKD').replace(/\p{M}/gu, '')))
    .filter((letter) => known.test(letter))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}
