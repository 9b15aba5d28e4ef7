import type { Sharp } from 'sharp'
import { shareCardSize } from '#values/pictures/share-card.ts'
import { cardGround, drawGround, drawWords, type CardWords } from './card-drawing.ts'
import { sharp } from './sharp.ts'

/** The picture of a card: its original, and where the eye should rest (0 to 1 of width and height). */
export interface CardPicture {
  bytes: Buffer
  focal_x: number
  focal_y: number
}

/** Bytes; messengers leave larger ones out. */
const most = 300_000
const qualities = [84, 76, 66, 52, 36]

/** @returns a card as JPEG, as good as its weight allows. */
export async function encodeCard(words: CardWords, picture: CardPicture | null): Promise<Buffer> {
  const canvas = picture ? await crop(picture) : sharp(Buffer.from(drawGround()))
  const ground = await canvas
    .flatten({ background: cardGround })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn = Buffer.from(drawWords(words))
  let jpeg = Buffer.alloc(0)
  for (const quality of qualities) {
    const whole = sharp(ground.data, { raw: ground.info }).composite([{ input: drawn }])
    jpeg = await whole.flatten().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length < most) break
  }
  return jpeg
}

/** Fills the card with a picture, cut as pages cut it: the focal point keeps its share of the distance to each side. */
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
