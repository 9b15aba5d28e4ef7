import { inArray } from 'drizzle-orm'
import type { Bucket } from '#contract/pictures.ts'
import type { Db } from '#server/platform/db/database.ts'
import { pictures } from '#server/platform/db/schema.ts'
import { WriteRefused } from '#server/api/writes/write-refused.ts'

export interface NamedPicture {
  field: string
  image_url: string
}

interface PictureField {
  field: string
  /** Nothing where the save names no picture. */
  image_url: string | null | undefined
}

/**
 * Locks the pictures of a save against removal until its transaction ends. It must be called before the first write, or
 * a save and a removal could deadlock.
 * @throws WriteRefused PICTURE_NOT_FOUND with the first one that is not stored in the bucket that belongs to the field.
 */
export async function requirePictures(tx: Db, bucket: Bucket, fields: PictureField[]): Promise<void> {
  const named = fields.filter((each): each is NamedPicture => Boolean(each.image_url))
  if (named.length === 0) return
  const urls = named.map(({ image_url }) => image_url)
  const rows = await tx
    .select({ url: pictures.url, bucket: pictures.bucket })
    .from(pictures)
    .where(inArray(pictures.url, urls))
    .orderBy(pictures.url)
    .for('key share')
  const stored = new Set(rows.filter((row) => row.bucket === bucket).map((row) => row.url))
  const missing = named.find(({ image_url }) => !stored.has(image_url))
  if (missing) throw new WriteRefused('PICTURE_NOT_FOUND', missing)
}
