import { inArray } from 'drizzle-orm'
import type { Bucket } from '#contract/pictures.ts'
import type { Db } from '#server/platform/db/database.ts'
import { pictures } from '#server/platform/db/schema.ts'

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
 * @returns the first one that is not stored in the bucket that belongs to the field, or null when all are there.
 */
export async function missingPicture(tx: Db, bucket: Bucket, fields: PictureField[]): Promise<NamedPicture | null> {
  const named = fields.filter((each): each is NamedPicture => Boolean(each.image_url))
  if (named.length === 0) return null
  const urls = named.map(({ image_url }) => image_url)
  const rows = await tx
    .select({ url: pictures.url, bucket: pictures.bucket })
    .from(pictures)
    .where(inArray(pictures.url, urls))
    .orderBy(pictures.url)
    .for('key share')
  const stored = new Set(rows.filter((row) => row.bucket === bucket).map((row) => row.url))
  return named.find(({ image_url }) => !stored.has(image_url)) ?? null
}
