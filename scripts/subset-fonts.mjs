/**
 * Makes the site's font files from the packages: only the characters and the axis ranges that the design uses.
 * Run it after a font package changes: `node scripts/subset-fonts.mjs`; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

const packages = fileURLToPath(new URL('../node_modules/', import.meta.url))
const results = fileURLToPath(new URL('../src/ui/fonts/', import.meta.url))

const latin1 = Array.from({ length: 0xff - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const latin = `${latin1}–—‘’“”•…€™−‹›ıŒœˆ˜\u2009\u202f`
const rupee = '₹'

const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-full'
const mukta = '@fontsource/mukta/files/mukta'

/** Soft corners and no wonky letters; the weights that headings use. */
const displayAxes = { SOFT: 60, WONK: 0, wght: { min: 350, max: 600 } }

const fonts = [
  { from: `${fraunces}-normal.woff2`, to: 'fraunces.woff2', text: latin, axes: displayAxes },
  { from: `${fraunces}-italic.woff2`, to: 'fraunces-italic.woff2', text: latin, axes: { ...displayAxes, wght: 400 } },
  { from: `${mukta}-latin-400-normal.woff2`, to: 'mukta-400.woff2', text: latin },
  { from: `${mukta}-latin-600-normal.woff2`, to: 'mukta-600.woff2', text: latin },
  { from: `${mukta}-latin-ext-400-normal.woff2`, to: 'mukta-rupee-400.woff2', text: rupee },
  { from: `${mukta}-latin-ext-600-normal.woff2`, to: 'mukta-rupee-600.woff2', text: rupee },
]

for (const { from, to, text, axes } of fonts) {
  const bytes = await readFile(packages + from)
  const options = axes ? { targetFormat: 'woff2', variationAxes: axes } : { targetFormat: 'woff2' }
  await writeFile(results + to, await subset(bytes, text, options))
}
