import type { Sharp } from 'sharp'
import { shareCardSize } from '#values/pictures/share-card.ts'
import {
  cardBackground,
  drawBackground,
  drawLogo,
  drawShade,
  pictureLeft,
  placeText,
  type CardText,
} from './card-drawing.ts'
import { sharp } from '../sharp.ts'

/** The original, and its focal point (0 to 1 of width and height). */
export interface CardPicture {
  bytes: Buffer
  focal_x: number
  focal_y: number
}

/** Messengers do not show larger previews. */
const maximumBytes = 300_000
const qualities = [84, 76, 66, 52, 36]

const pictureSize = { width: shareCardSize.width - pictureLeft, height: shareCardSize.height }

/** Share of the picture's width at which its focal point is placed if it can be: right of the shade. */
const focalPlace = 0.62

/** @returns a JPEG in the best quality below the size limit. */
export async function encodeCard(words: CardText, picture: CardPicture | null): Promise<Buffer> {
  const canvas = picture ? await crop(picture) : sharp(Buffer.from(drawBackground()))
  const background = await canvas
    .flatten({ background: cardBackground })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const layers = [{ input: Buffer.from(drawLogo()) }, ...(await placeText(words))]
  let jpeg = Buffer.alloc(0)
  for (const quality of qualities) {
    const composed = sharp(background.data, { raw: background.info }).composite(layers)
    jpeg = await composed.flatten().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length < maximumBytes) break
  }
  return jpeg
}

/** The part around the focal point, right of the words. */
async function crop({ bytes, focal_x, focal_y }: CardPicture): Promise<Sharp> {
  const original = await sharp(bytes).metadata()
  const scale = Math.max(pictureSize.width / original.width, pictureSize.height / original.height)
  const full = { width: Math.ceil(original.width * scale), height: Math.ceil(original.height * scale) }
  const room = { x: full.width - pictureSize.width, y: full.height - pictureSize.height }
  const left = Math.round(full.width * focal_x - pictureSize.width * focalPlace)
  const part = await sharp(bytes)
    .resize({ ...full, fit: 'fill' })
    .extract({ left: Math.min(Math.max(left, 0), room.x), top: Math.round(room.y * focal_y), ...pictureSize })
    .flatten({ background: cardBackground })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp({ create: { ...shareCardSize, channels: 3, background: cardBackground } }).composite([
    { input: part.data, raw: part.info, left: pictureLeft, top: 0 },
    { input: Buffer.from(drawShade()) },
  ])
}
