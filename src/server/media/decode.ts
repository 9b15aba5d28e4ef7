import type { Metadata, Sharp } from 'sharp'
import { pictureLimits, type Bucket } from '#contract/pictures.ts'
import { pageColor } from '#values/pictures/page-color.ts'
import { PictureRefused } from './picture-refused.ts'
import { sharp } from './sharp.ts'

/** Formats by what the decoder found, never by name or header; the value is the file ending. */
const endings = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' } as const

export type StoredFormat = keyof typeof endings

const photoFormats: readonly StoredFormat[] = ['jpeg', 'png']
const anyFormat = Object.keys(endings) as StoredFormat[]

const formatsOf: Record<Bucket, readonly StoredFormat[]> = {
  'trip-images': photoFormats,
  'blog-images': photoFormats,
  'hero-images': anyFormat,
  'category-images': anyFormat,
}

/** What the header of an acceptable upload tells. */
export interface JudgedPicture {
  format: StoredFormat
  /** Width times height. */
  pixels: number
}

/** A picture ready to be stored: re-encoded upright without metadata. */
export interface DecodedPicture {
  bytes: Buffer
  format: StoredFormat
  ending: string
  width: number
  height: number
  /** Dominant colour, #rrggbb. */
  color: string
}

/**
 * Judges an upload before anything of it is unpacked.
 * @throws PictureRefused when the bytes are too many, of no allowed format, or too large to decode.
 */
export async function judgePicture(bucket: Bucket, bytes: Uint8Array): Promise<JudgedPicture> {
  if (bytes.byteLength > pictureLimits.bytes[bucket]) throw new PictureRefused('size')
  const header = await readHeader(bytes)
  const format = formatOf(header)
  if (!format || !formatsOf[bucket].includes(format)) throw new PictureRefused('type')
  const { width, height } = header
  const pixels = width * height
  if (pixels > pictureLimits.pixels || Math.max(width, height) > pictureLimits.side) throw new PictureRefused('pixels')
  return { format, pixels }
}

/**
 * Decodes a whole upload, so that what is stored is known to be a picture and holds nothing else.
 * Location, camera and other metadata are dropped; the orientation they asked for is applied.
 * @throws PictureRefused when the bytes are no picture.
 */
export async function decodePicture(bytes: Uint8Array, { format }: JudgedPicture): Promise<DecodedPicture> {
  try {
    const { data, info } = await encode(open(bytes).autoOrient().toColorspace('srgb'), format).toBuffer({
      resolveWithObject: true,
    })
    const color = await dominantColor(data)
    return { bytes: data, format, ending: endings[format], width: info.width, height: info.height, color }
  } catch (error) {
    throw new PictureRefused('type', { cause: error })
  }
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 })
}

/** Only the header is read: a bomb is recognised before anything of it is unpacked. */
async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 }).metadata()
  } catch (error) {
    throw new PictureRefused('type', { cause: error })
  }
}

function formatOf(header: Metadata): StoredFormat | null {
  if (header.format === 'heif') return header.compression === 'av1' ? 'avif' : null
  return anyFormat.find((format) => format === header.format) ?? null
}

function encode(picture: Sharp, format: StoredFormat): Sharp {
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality: 88, progressive: true })
    case 'png':
      return picture.png()
    case 'webp':
      return picture.webp({ quality: 88 })
    case 'avif':
      return picture.avif({ quality: 70, effort: 3 })
    case 'gif':
      return picture.gif()
  }
}

async function dominantColor(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes).resize(64, 64, { fit: 'inside' }).flatten({ background: pageColor }).png().toBuffer()
  const { dominant } = await sharp(small).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
