import { inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SampleNoun } from '#contract/admin/first-run/sample.ts'
import type { Db } from '../../../db/database.ts'
import {
  blogs,
  categories,
  heroImages,
  pictures,
  sampleThings,
  testimonials,
  tripImages,
  trips,
  vendors,
} from '../../../db/schema.ts'

/** The rows of a gallery as one value. */
export const galleryOf = (
  tripId: SQL,
) => sql`(select coalesce(jsonb_agg(jsonb_build_object('image_url', image.image_url,
  'caption', image.caption, 'sort_order', image.sort_order) order by image.sort_order), '[]'::jsonb)
  from ${tripImages} as image where image.trip_id = ${tripId})`

/** Row `t` of a table, as it is marked and compared. */
export const rowWithGallery = sql`to_jsonb(t) || jsonb_build_object('trip_images', ${galleryOf(sql`t.id`)})`

/** Things that only the sample content can have made, since the catalogue was empty. */
const loadedTables = [
  ['trips', trips, rowWithGallery],
  ['vendors', vendors, sql`to_jsonb(t)`],
  ['blogs', blogs, sql`to_jsonb(t)`],
  ['testimonials', testimonials, sql`to_jsonb(t)`],
  ['hero_images', heroImages, sql`to_jsonb(t)`],
] as const satisfies [SampleNoun, PgTable, SQL][]

/**
 * Marks all things of the catalogue as sample content, in the transaction that loaded it into an empty one.
 * @param pictureUrls the pictures that it stored.
 */
export async function markSample(tx: Db, pictureUrls: string[]): Promise<void> {
  for (const [noun, table, row] of loadedTables) {
    await tx.execute(
      sql`insert into ${sampleThings} (noun, noun_id, loaded) select ${noun}, t.id, ${row} from ${table} as t`,
    )
  }
  const withPicture = tx
    .select({
      noun: sql<'categories'>`'categories'`.as('noun'),
      noun_id: sql<string>`${categories.id}::text`.as('noun_id'),
      loaded: sql`jsonb_build_object('featured_image', ${categories.featured_image})`.as('loaded'),
    })
    .from(categories)
    .where(isNotNull(categories.featured_image))
  // The categories stay when the sample content goes, so they may be marked already.
  await tx
    .insert(sampleThings)
    .select(withPicture)
    .onConflictDoUpdate({ target: [sampleThings.noun, sampleThings.noun_id], set: { loaded: sql`excluded.loaded` } })
  const stored = tx
    .select({
      noun: sql<'pictures'>`'pictures'`.as('noun'),
      noun_id: pictures.url,
      loaded: sql`null::jsonb`.as('loaded'),
    })
    .from(pictures)
    .where(inArray(pictures.url, pictureUrls))
  await tx.insert(sampleThings).select(stored)
}

/** Whether the sample content was ever loaded; the marks stay when it goes. */
export async function wasSampleLoaded(db: Db): Promise<boolean> {
  return (await db.select({ noun: sampleThings.noun }).from(sampleThings).limit(1)).length > 0
}
