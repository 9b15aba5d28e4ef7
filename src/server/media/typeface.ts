import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Buffer as Shaping, Face, Font, shape } from 'harfbuzzjs'
import { paths } from '../paths.ts'

/** How large and how loose a text is set, in pixels. */
export interface TextSize {
  size: number
  /** Added between letters. */
  spacing?: number
}

/** Letters as outlines: no font needs to be installed on the machine. */
export interface Typeface {
  /** @returns the text without what the fonts have no sign for: emoji, other scripts; letters lose a rare accent. */
  drawable(text: string): string
  /** Width in pixels of a drawable text. */
  measure(text: string, how: TextSize): number
  /** @returns SVG paths of a drawable text that begins at `x` and stands on `y`. */
  paths(text: string, x: number, y: number, how: TextSize): string
}

interface Run {
  font: LoadedFont
  text: string
}

interface LoadedFont {
  font: Font
  unitsPerEm: number
  /** Scripts whose letters hang together are never spaced. */
  spaced: boolean
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** @param names files in `fonts/`, the first that has a sign is taken; only letters of the first can be spaced. */
export function openTypeface(...names: string[]): Typeface {
  const fonts = names.map((name, index) => loadFont(name, index === 0))
  const known = new Map<string, LoadedFont | undefined>()

  function fontOf(letter: string): LoadedFont | undefined {
    if (known.has(letter)) return known.get(letter)
    const font = fonts.find((each) => hasAll(each.font, letter))
    // Letters are few, but people can put together endless ones.
    if (letter.length === 1) known.set(letter, font)
    return font
  }

  function substitute(letter: string): string {
    if (fontOf(letter)) return letter
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
    return fontOf(plain) ? plain : ''
  }

  function runsOf(text: string): Run[] {
    const runs: Run[] = []
    for (const { segment } of graphemes.segment(text)) {
      const font = fontOf(segment)
      const last = runs.at(-1)
      if (font && last?.font === font) last.text += segment
      else if (font) runs.push({ font, text: segment })
    }
    return runs
  }

  return {
    drawable: (text) => {
      const letters = [...graphemes.segment(text.normalize('NFC'))].map(({ segment }) => segment)
      return letters
        .map((letter) => (/^\s+$/.test(letter) ? ' ' : substitute(letter)))
        .join('')
        .replace(/ +/g, ' ')
        .trim()
    },
    measure: (text, how) => runsOf(text).reduce((width, run) => width + widthOf(run, how), 0),
    paths: (text, x, y, how) => {
      let at = x
      const paths: string[] = []
      for (const run of runsOf(text)) {
        paths.push(runPaths(run, at, y, how))
        at += widthOf(run, how)
      }
      return paths.join('')
    },
  }
}

function loadFont(name: string, spaced: boolean): LoadedFont {
  const face = new Face(new Blob(readFileSync(join(paths.cardFonts, `${name}.ttf`))))
  return { font: new Font(face), unitsPerEm: face.upem, spaced }
}

/** Joiners and variation selectors are instructions, not signs. */
function hasAll(font: Font, letter: string): boolean {
  const signs = [...letter].filter((sign) => !/\p{Default_Ignorable_Code_Point}/u.test(sign))
  return signs.length > 0 && signs.every((sign) => font.nominalGlyph(sign.codePointAt(0)!) !== undefined)
}

function widthOf({ font: { font, unitsPerEm, spaced }, text }: Run, { size, spacing = 0 }: TextSize): number {
  const gap = spaced ? spacing : 0
  return shaped(font, text).reduce((width, { xAdvance = 0 }) => width + (xAdvance * size) / unitsPerEm + gap, 0)
}

function runPaths({ font: { font, unitsPerEm, spaced }, text }: Run, x: number, y: number, how: TextSize): string {
  const { size, spacing = 0 } = how
  const scale = size / unitsPerEm
  let at = x
  const paths = shaped(font, text).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const drawn = path(font.glyphToPath(codepoint), at + xOffset * scale, y - yOffset * scale, scale)
    at += xAdvance * scale + (spaced ? spacing : 0)
    return drawn
  })
  return paths.join('')
}

/** One for all, since it is freed by the collector alone and text is shaped without a pause. */
const shaping = new Shaping()

function shaped(font: Font, text: string) {
  shaping.reset()
  shaping.addText(text)
  shaping.guessSegmentProperties()
  shape(font, shaping)
  return shaping.getGlyphInfosAndPositions()
}

function path(outline: string, x: number, y: number, scale: number): string {
  if (!outline) return ''
  return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})" d="${outline}"/>`
}
