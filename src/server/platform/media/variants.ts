import { buffer } from 'node:stream/consumers'
import { and, eq, sql } from 'drizzle-orm'
import type { Bucket } from '#contract/pictures.ts'
import { cropName, cropWidths, usefulWidths, type PictureFormat } from '#values/pictures/picture-variants.ts'
import type { Db } from '../db/database.ts'
import { madeVariants, pictures } from '../db/schema.ts'
import type { Storage, StoredObject } from '../files/storage.ts'
import { queueEncoding } from './encoders.ts'
import { createIfMissing } from './create-if-missing.ts'
import type { VariantKind } from './variant-picture.ts'

/** Only the widths of `usefulWidths` and `cropWidths` exist. */
export interface VariantName extends VariantKind {
  bucket: Bucket
  name: string
}

export function variantsPrefix(bucket: Bucket, name: string): string {
  return `variants/${bucket}/${name}/`
}

export function variantKey({ bucket, name, width, format, crop }: VariantName): string {
  return `${variantsPrefix(bucket, name)}${crop ? cropName(crop.name, crop.focus, width) : `${width}.${format}`}`
}

export type Variants = ReturnType<typeof pictureVariants>

/** Image variants, created on first request and then stored: docs/decisions/0004. */
export function pictureVariants(db: Db, storage: Storage) {
  const getOrCreate = createIfMissing(storage)

  async function create(variant: VariantName): Promise<Uint8Array | null> {
    const [row] = await db
      .select({ width: pictures.width, height: pictures.height })
      .from(pictures)
      .where(and(eq(pictures.bucket, variant.bucket), eq(pictures.name, variant.name)))
    if (!row) return null
    const widths = variant.crop ? cropWidths(row, variant.crop.name) : usefulWidths(row.width)
    if (!widths.includes(variant.width)) return null
    return queueEncoding(async () => {
      // Read only when its turn comes: the picture may be removed while this waits.
      const original = await storage.get(`${variant.bucket}/${variant.name}`)
      if (!original) return null
      const { encodeVariant } = await import('./variant-picture.ts')
      return encodeVariant(await buffer(original.stream()), variant)
    })
  }

  async function store(key: string, variant: VariantName, created: Uint8Array): Promise<boolean> {
    await storage.put(key, created)
    const url = `/media/${variant.bucket}/${variant.name}`
    const isStored = variant.crop ? isRecorded(url) : recordSize(url, variant, created.byteLength)
    if (await isStored) return true
    await storage.remove(key)
    return false
  }

  /** A later removal of the picture removes the crop, whose size is not recorded. */
  async function isRecorded(url: string): Promise<boolean> {
    return (await db.$count(pictures, eq(pictures.url, url))) > 0
  }

  /**
   * The lock waits for a concurrent removal of the picture.
   * @returns false when the picture was removed, and with it all files that existed before this variant.
   */
  async function recordSize(url: string, { width, format }: VariantName, bytes: number): Promise<boolean> {
    const picture = db
      .select({
        url: pictures.url,
        width: sql<number>`${width}::int`.as('width'),
        format: sql<PictureFormat>`${format}::text`.as('format'),
        bytes: sql<number>`${bytes}::int`.as('bytes'),
      })
      .from(pictures)
      .where(eq(pictures.url, url))
      .for('key share')
    const target = [madeVariants.url, madeVariants.width, madeVariants.format]
    const recorded = await db
      .insert(madeVariants)
      .select(picture)
      .onConflictDoUpdate({ target, set: { bytes } })
      .returning({ url: madeVariants.url })
    return recorded.length > 0
  }

  return {
    /** @returns null when the picture or that size does not exist. */
    get(variant: VariantName): Promise<StoredObject | null> {
      const key = variantKey(variant)
      return getOrCreate(key, { create: () => create(variant), store: (created) => store(key, variant, created) })
    },
  }
}
