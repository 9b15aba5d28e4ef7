import type { Sharp } from 'sharp'
import { shareCardSize } from '#values/pictures/share-card.ts'
import { cardBackground, drawBackground, drawText, type CardText } from './card-drawing.ts'
import { sharp } from './sharp.ts'

/** The original, and its focal point (0 to 1 of width and height). */
export interface CardPicture {
  bytes: Buffer
  focal_x: number
  focal_y: number
}

/** Messengers do not show larger previews. */
const maximumBytes = 300_000
const qualities = [84, 76, 66, 52, 36]

/** @returns a JPEG in the best quality below the size limit. */
export async function encodeCard(words: CardText, picture: CardPicture | null): Promise<Buffer> {
  const canvas = picture ? await crop(picture) : sharp(Buffer.from(drawBackground()))
  const background = await canvas
    .flatten({ background: cardBackground })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn = Buffer.from(drawText(words))
  let jpeg = Buffer.alloc(0)
  for (const quality of qualities) {
    const composed = sharp(background.data, { raw: background.info }).composite([{ input: drawn }])
    jpeg = await composed.flatten().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length < maximumBytes) break
  }
  return jpeg
}

/** Crops like CSS `object-fit: cover` with the focal point as `object-position`, as pages do. */
async function crop({ bytes, focal_x, focal_y }: CardPicture): Promise<Sharp> {
  const { width, height } = await sharp(bytes).metadata()
  const scale = Math.max(shareCardSize.width / width, shareCardSize.height / height)
  const full = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const left = Math.round((full.width - shareCardSize.width) * focal_x)
  const top = Math.round((full.height - shareCardSize.height) * focal_y)
  return sharp(bytes)
    .resize({ ...full, fit: 'fill' })
    .extract({ left, top, ...shareCardSize })
}
