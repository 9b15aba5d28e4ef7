import { randomBytes } from 'node:crypto'
import { pictureLimits, type Bucket, type Picture } from '#contract/pictures.ts'
import type { Db } from '../db/database.ts'
import { pictures } from '../db/schema.ts'
import type { Storage } from '../files/storage.ts'
import type { DecodedPicture } from './decode.ts'
import { queue } from './queue.ts'

/** A decoded picture of the largest size takes some 400 MB: it is decoded alone, of others two at a time. */
const inTurn = queue(pictureLimits.pixels)
const share = pictureLimits.pixels / 2

/** What a picture needs beside its bytes. */
export interface NewPicture {
  bucket: Bucket
  bytes: Uint8Array
  /** Beginning of the name: `hero-` for hero images, `{categoryId}-` for category images. */
  prefix?: string
  alt?: string
  /** Where the eye should rest, 0 to 1 of width and height; the middle when left out. */
  focal?: { x: number; y: number }
}

/**
 * The one way in for pictures, from the back office and from the demo catalogue: checks, strips, stores, records.
 * @throws PictureRefused when the file is not acceptable; nothing is stored then.
 */
export async function storePicture(db: Db, storage: Storage, picture: NewPicture): Promise<Picture> {
  return storeDecoded(db, storage, picture, await decodeInTurn(picture))
}

/**
 * The first half of `storePicture`, for who has more to do meanwhile.
 * @throws PictureRefused when the file is not acceptable.
 */
export async function decodeInTurn({ bucket, bytes }: Pick<NewPicture, 'bucket' | 'bytes'>): Promise<DecodedPicture> {
  const { judgePicture, decodePicture } = await import('./decode.ts')
  const judged = await judgePicture(bucket, bytes)
  return inTurn(() => decodePicture(bytes, judged), Math.max(judged.pixels, share))
}

/** The second half of `storePicture`: nothing is stored when the record fails. */
export async function storeDecoded(
  db: Db,
  storage: Storage,
  picture: Omit<NewPicture, 'bytes'>,
  decoded: DecodedPicture,
): Promise<Picture> {
  const name = `${picture.prefix ?? ''}${Date.now()}-${randomBytes(6).toString('hex')}.${decoded.ending}`
  const key = `${picture.bucket}/${name}`
  await storage.put(key, decoded.bytes)
  try {
    const [row] = await db
      .insert(pictures)
      .values({
        url: `/media/${key}`,
        bucket: picture.bucket,
        name,
        format: decoded.format,
        width: decoded.width,
        height: decoded.height,
        bytes: decoded.bytes.byteLength,
        color: decoded.color,
        alt: picture.alt ?? '',
        focal_x: picture.focal?.x ?? 0.5,
        focal_y: picture.focal?.y ?? 0.5,
      })
      .returning()
    return row!
  } catch (error) {
    await storage.remove(key)
    throw error
  }
}
