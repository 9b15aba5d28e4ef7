import type { Metadata, Sharp } from 'sharp'
import { pictureLimits, type Bucket } from '#contract/pictures.ts'
import { claimedFormat } from '#values/pictures/claimed-format.ts'
import { pageColor } from '#values/pictures/page-color.ts'
import { PictureRefused } from './picture-refused.ts'
import { sharp } from './sharp.ts'

/** File extensions by the format that the decoder found; file names and content types of uploads are not trusted. */
const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' } as const

export type StoredFormat = keyof typeof extensions

const photoFormats: readonly StoredFormat[] = ['jpeg', 'png']
const anyFormat = Object.keys(extensions) as StoredFormat[]

const formatsOf: Record<Bucket, readonly StoredFormat[]> = {
  'trip-images': photoFormats,
  'blog-images': photoFormats,
  'hero-images': anyFormat,
  'category-images': anyFormat,
  'site-images': anyFormat,
}

/**
 * Checks an upload before its pixels are decoded.
 * @throws PictureRefused when it has too many bytes or pixels, or no allowed format.
 */
export async function checkPicture(bucket: Bucket, bytes: Uint8Array) {
  if (bytes.byteLength > pictureLimits.bytes[bucket]) throw new PictureRefused('size')
  const header = await readHeader(bytes)
  const format = formatOf(header)
  if (!format) throw unreadable(bytes)
  if (!formatsOf[bucket].includes(format)) throw new PictureRefused('type')
  const { width, height } = header
  const pixels = width * height
  if (pixels > pictureLimits.pixels || Math.max(width, height) > pictureLimits.side) throw new PictureRefused('pixels')
  return { format, pixels }
}

export type DecodedPicture = Awaited<ReturnType<typeof decodePicture>>

/**
 * Decodes and re-encodes an upload, so that the stored file is a picture and contains nothing else. The orientation in
 * the metadata is applied, then all metadata is removed.
 * @throws PictureRefused when the bytes are not a picture.
 */
export async function decodePicture(bytes: Uint8Array, { format }: { format: StoredFormat }) {
  try {
    const { data, info } = await encode(open(bytes).autoOrient().toColorspace('srgb'), format).toBuffer({
      resolveWithObject: true,
    })
    /** #rrggbb. */
    const color = await dominantColor(data)
    return { bytes: data, format, extension: extensions[format], width: info.width, height: info.height, color }
  } catch (error) {
    throw unreadable(bytes, error)
  }
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 })
}

/** `metadata` reads only the header, so a decompression bomb is never decoded. */
async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 }).metadata()
  } catch (error) {
    throw unreadable(bytes, error)
  }
}

function unreadable(bytes: Uint8Array, cause?: unknown): PictureRefused {
  const claimed = claimedFormat(bytes)
  return new PictureRefused(claimed === 'stored' ? 'damaged' : (claimed ?? 'type'), { cause })
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
