import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
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

/** Makes the record with the function that it is given, or returns the one that an equal upload made before. */
type StoreOnce = (insert: (db: Db) => Promise<Picture>) => Promise<Picture>

/**
 * The one way in for pictures, from the back office and from the demo catalogue: checks, strips, stores, records.
 * @throws PictureRefused when the file is not acceptable; nothing is stored then.
 */
export async function storePicture(db: Db, storage: Storage, picture: NewPicture, once?: StoreOnce): Promise<Picture> {
  return storeDecoded(db, storage, picture, await decodeInTurn(picture), once)
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

/** The second half of `storePicture`: nothing stays stored when the record fails, or another one took its place. */
export async function storeDecoded(
  db: Db,
  storage: Storage,
  picture: Omit<NewPicture, 'bytes'>,
  decoded: DecodedPicture,
  once: StoreOnce = (insert) => insert(db),
): Promise<Picture> {
  const name = `${picture.prefix ?? ''}${Date.now()}-${randomBytes(6).toString('hex')}.${decoded.ending}`
  const key = `${picture.bucket}/${name}`
  const url = `/media/${key}`
  await storage.put(key, decoded.bytes)
  try {
    const stored = await once((inside) => insertPicture(inside, { url, name }, picture, decoded))
    if (stored.url !== url) await storage.remove(key)
    return stored
  } catch (error) {
    if (!(await mayBeRecorded(db, url))) await storage.remove(key)
    throw error
  }
}

/**
 * A commit may have come through though its answer was lost. Where the database cannot say, the file stays: without a
 * record it is swept after a day.
 */
function mayBeRecorded(db: Db, url: string): Promise<boolean> {
  return db.$count(pictures, eq(pictures.url, url)).then(
    (count) => count > 0,
    () => true,
  )
}

async function insertPicture(
  db: Db,
  place: Pick<typeof pictures.$inferInsert, 'url' | 'name'>,
  { bucket, alt = '', focal = { x: 0.5, y: 0.5 } }: Omit<NewPicture, 'bytes'>,
  { format, width, height, bytes, color }: DecodedPicture,
): Promise<Picture> {
  const [row] = await db
    .insert(pictures)
    .values({
      ...place,
      bucket,
      format,
      width,
      height,
      bytes: bytes.byteLength,
      color,
      alt,
      focal_x: focal.x,
      focal_y: focal.y,
    })
    .returning()
  return row!
}
