import { buffer } from 'node:stream/consumers'
import { and, eq, sql } from 'drizzle-orm'
import type { Bucket } from '#contract/pictures.ts'
import { usefulWidths, type PictureFormat } from '#values/pictures/picture-variants.ts'
import type { Db } from '../db/database.ts'
import { madeVariants, pictures } from '../db/schema.ts'
import type { Storage, StoredObject } from '../files/storage.ts'
import { encodeInTurn } from './encoders.ts'
import { createIfMissing } from './create-if-missing.ts'
import type { VariantKind } from './variant-picture.ts'

/** A size and format of a stored picture; only the listed widths that do not enlarge it exist. */
export interface VariantName extends VariantKind {
  bucket: Bucket
  name: string
}

/** Under this prefix lie all variants of a picture. */
export function variantsPrefix(bucket: Bucket, name: string): string {
  return `variants/${bucket}/${name}/`
}

/** @returns where a variant is kept. */
export function variantKey({ bucket, name, width, format }: VariantName): string {
  return `${variantsPrefix(bucket, name)}${width}.${format}`
}

/** Gives variants, making each once. */
export interface Variants {
  /** @returns null when the picture or that size of it does not exist. */
  get(variant: VariantName): Promise<StoredObject | null>
}

/** @returns variants kept in storage beside the originals; a second request for one being made waits for the first. */
export function pictureVariants(db: Db, storage: Storage): Variants {
  const stored = createIfMissing(storage)

  async function make(variant: VariantName): Promise<Uint8Array | null> {
    const [row] = await db
      .select({ width: pictures.width })
      .from(pictures)
      .where(and(eq(pictures.bucket, variant.bucket), eq(pictures.name, variant.name)))
    if (!row || !usefulWidths(row.width).includes(variant.width)) return null
    return encodeInTurn(async () => {
      // Not before: the picture may go while this waits.
      const original = await storage.get(`${variant.bucket}/${variant.name}`)
      if (!original) return null
      const { encodeVariant } = await import('./variant-picture.ts')
      return encodeVariant(await buffer(original.stream()), variant)
    })
  }

  async function store(key: string, variant: VariantName, made: Uint8Array): Promise<boolean> {
    await storage.put(key, made)
    if (await recordWeight(`/media/${variant.bucket}/${variant.name}`, variant, made.byteLength)) return true
    await storage.remove(key)
    return false
  }

  /**
   * Waits for a removal that is under way.
   * @returns false when the picture is gone: its files were removed before this size was there.
   */
  async function recordWeight(url: string, { width, format }: VariantName, bytes: number): Promise<boolean> {
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
    get(variant) {
      const key = variantKey(variant)
      return stored(key, { make: () => make(variant), store: (made) => store(key, variant, made) })
    },
  }
}
