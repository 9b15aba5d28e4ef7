/**
 * Draws `public/favicon.ico`, for clients that read no HTML, and the icons of the web manifest from `public/favicon.svg`. Run `node scripts/favicon.mjs` after
 * the logo changes, and commit the result.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const pixels = [16, 32, 48]
const folder = fileURLToPath(new URL('../public/', import.meta.url))

const svg = await readFile(`${folder}favicon.svg`)
const images = await Promise.all(pixels.map((size) => png(size)))
await writeFile(`${folder}favicon.ico`, icon(images))
for (const size of [192, 512]) await writeFile(`${folder}icon-${size}.png`, await png(size))
await writeFile(`${folder}icon-maskable-512.png`, await maskable(512))

function png(size) {
  return sharp(svg, { density: 72 * (size / 16) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** Systems cut it to any shape: the sign stays within the middle four fifths, and its ground fills the whole. */
async function maskable(size) {
  const square = Buffer.from(
    svg
      .toString()
      .replace(/ rx="\d+"/, '')
      .replace('scale(.8)', 'scale(.66)'),
  )
  return sharp(square, { density: 72 * (size / 16) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** @returns an ICO file with PNG images. */
function icon(files) {
  const header = Buffer.alloc(6 + files.length * 16)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(files.length, 4)
  let offset = header.length
  for (const [index, file] of files.entries()) {
    const at = 6 + index * 16
    header.writeUInt8(pixels[index], at)
    header.writeUInt8(pixels[index], at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(file.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += file.length
  }
  return Buffer.concat([header, ...files])
}
