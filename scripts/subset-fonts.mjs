/**
 * Subsets the font packages for the site and the share cards to the characters and axis ranges that the design uses
 * (docs/decisions/0021). Run `node scripts/subset-fonts.mjs` after a font package changes, and commit the results.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import { appendGlyph } from './append-glyph.mjs'

const packages = fileURLToPath(new URL('../node_modules/', import.meta.url))
const pages = fileURLToPath(new URL('../src/ui/fonts/', import.meta.url))
const cards = fileURLToPath(new URL('../src/server/media/fonts/', import.meta.url))

/** `basic` is what English pages use; other Latin characters are in separate files, loaded by pages that contain them. */
const rare = '#$<=>[\\]^_`{|}~'
const basic = `${without(range(0x20, 0x7e), rare)}\u00a0©°·×é–—‘’“”•…−\u2009\u202f`
const latin = `${range(0x20, 0xff)}–—‘’“”•…€™−‹›ıŒœˆ˜\u2009\u202f`
const others = without(latin, basic)
const rupee = '₹'
const devanagari = range(0x0900, 0x097f) + range(0xa830, 0xa839) + range(0xa8e0, 0xa8ff) + range(0x1cd0, 0x1cf9)
const joiners = '\u200c\u200d\u25cc'

const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-full'
/** Has the rupee sign. */
const frauncesExtended = '@fontsource-variable/fraunces/files/fraunces-latin-ext-full'
const mukta = '@expo-google-fonts/mukta/'
const regular = `${mukta}400Regular/Mukta_400Regular.ttf`
const semiBold = `${mukta}600SemiBold/Mukta_600SemiBold.ttf`

/** Soft corners and no wonky letters. */
const displayAxes = { SOFT: 60, WONK: 0 }

/** One optical size, that for headings, and one weight: a quarter of the bytes. */
const pageAxes = { ...displayAxes, opsz: 72, wght: 400 }

/** Hinting is a third of Mukta, and few screens still need it. */
const pageOptions = { targetFormat: 'woff2', noHinting: true, keepFeatures: ['kern', 'liga', 'rvrn', 'tnum'] }

const pageFonts = [
  { ...withRupee('normal'), to: 'fraunces.woff2' },
  { from: `${fraunces}-normal.woff2`, to: 'fraunces-others.woff2', text: others, axes: pageAxes },
  { ...withRupee('italic'), to: 'fraunces-italic.woff2' },
  { from: `${fraunces}-italic.woff2`, to: 'fraunces-italic-others.woff2', text: others, axes: pageAxes },
  { from: regular, to: 'mukta-400.woff2', text: basic + rupee },
  { from: regular, to: 'mukta-others-400.woff2', text: others },
  { from: semiBold, to: 'mukta-600.woff2', text: basic + rupee },
  { from: semiBold, to: 'mukta-others-600.woff2', text: others },
]

/** Devanagari needs all OpenType features; only pages with Hindi load this file. */
const hindiFont = { from: regular, to: 'mukta-devanagari-400.woff2', text: `${devanagari}${joiners}\u20a8\u20f0` }
const hindiOptions = { targetFormat: 'woff2', noHinting: true }

/** One optical size and weight each, as TrueType, since the server draws with them. */
const cardAxes = { ...displayAxes, wght: 480, opsz: 96 }
const cardFonts = [
  { from: `${fraunces}-normal.woff2`, to: 'fraunces.ttf', text: latin, axes: cardAxes },
  { from: semiBold, to: 'mukta.ttf', text: latin },
  { from: semiBold, to: 'mukta-devanagari.ttf', text: devanagari + joiners + rupee },
]

for (const font of pageFonts) await writeSubset(font, pages, pageOptions)
await writeSubset(hindiFont, pages, hindiOptions)
for (const font of cardFonts) await writeSubset(font, cards, { targetFormat: 'truetype', noHinting: true })

async function writeSubset(font, folder, options) {
  const { from, to, text, axes, rupeeFrom } = font
  const bytes = rupeeFrom ? await joined(font) : await readFile(packages + from)
  const isVariable = axes && !rupeeFrom
  await writeFile(folder + to, await subset(bytes, text, isVariable ? { ...options, variationAxes: axes } : options))
}

/** The same file as the other letters: a file of its own would be discovered late, at the first price. */
function withRupee(style) {
  return {
    from: `${fraunces}-${style}.woff2`,
    rupeeFrom: `${frauncesExtended}-${style}.woff2`,
    text: basic + rupee,
    axes: pageAxes,
  }
}

/** @returns a static TrueType font with the letters of one file and the rupee sign of the other. */
async function joined({ from, rupeeFrom, axes }) {
  const options = { ...pageOptions, targetFormat: 'truetype', variationAxes: axes }
  const [letters, sign] = await Promise.all([
    subset(await readFile(packages + from), basic, options),
    subset(await readFile(packages + rupeeFrom), rupee, options),
  ])
  return appendGlyph(letters, sign, rupee)
}

function without(text, letters) {
  return [...text].filter((letter) => !letters.includes(letter)).join('')
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}
