import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pictureLimits, type Bucket, type Picture } from '#contract/pictures.ts'
import type { Db } from '../db/database.ts'
import { pictures } from '../db/schema.ts'
import type { Storage } from '../files/storage.ts'
import type { DecodedPicture } from './decode.ts'
import { queue } from './queue.ts'

/** Decoding a picture of the maximum size takes about 400 MB, so it runs alone; smaller ones run two at a time. */
const decodeQueue = queue(pictureLimits.pixels)
const minimumWeight = pictureLimits.pixels / 2

export interface NewPicture {
  bucket: Bucket
  bytes: Uint8Array
  /** Prefix of the name: `hero-` for hero images, `{categoryId}-` for category images. */
  prefix?: string
  alt?: string
  /** Name of the file as it was uploaded. */
  originalName?: string
  /** Whether it stays without being used. */
  keep?: boolean
  /** Whether it came with the sample content. */
  sample?: boolean
  /** Focal point, 0 to 1 of width and height; the centre by default. */
  focal?: { x: number; y: number }
}

/** Calls `insert`, or returns the record of an identical earlier upload. */
type StoreOnce = (insert: (db: Db) => Promise<Picture>) => Promise<Picture>

/**
 * Checks, re-encodes, stores and records a picture: docs/decisions/0004.
 * @throws PictureRefused when the file is not acceptable; nothing is stored then.
 */
export async function storePicture(db: Db, storage: Storage, picture: NewPicture, once?: StoreOnce): Promise<Picture> {
  return storeDecoded(db, storage, picture, await queueDecoding(picture), once)
}

/**
 * The first half of `storePicture`, for callers that do other work in between.
 * @throws PictureRefused when the file is not acceptable.
 */
export async function queueDecoding({ bucket, bytes }: Pick<NewPicture, 'bucket' | 'bytes'>): Promise<DecodedPicture> {
  const { checkPicture, decodePicture } = await import('./decode.ts')
  const checked = await checkPicture(bucket, bytes)
  return decodeQueue(() => decodePicture(bytes, checked), Math.max(checked.pixels, minimumWeight))
}

/** The second half of `storePicture`; removes the file if inserting fails, or if `once` returns another record. */
export async function storeDecoded(
  db: Db,
  storage: Storage,
  picture: Omit<NewPicture, 'bytes'>,
  decoded: DecodedPicture,
  once: StoreOnce = (insert) => insert(db),
): Promise<Picture> {
  const name = `${picture.prefix ?? ''}${Date.now()}-${randomBytes(6).toString('hex')}.${decoded.extension}`
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
 * A commit may have succeeded although its response was lost. If the database does not answer, the file stays: without
 * a record the cleanup job removes it after a day.
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
  picture: Omit<NewPicture, 'bytes'>,
  { format, width, height, bytes, color }: DecodedPicture,
): Promise<Picture> {
  const { bucket, alt = '', focal = { x: 0.5, y: 0.5 }, originalName = '', keep = false, sample = false } = picture
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
      original_name: originalName,
      kept: keep,
      sample,
      focal_x: focal.x,
      focal_y: focal.y,
    })
    .returning()
  return row!
}
