import { and, eq, inArray, sql } from 'drizzle-orm'
import type { KeptSample, SampleCounts } from '#contract/admin/first-run/sample.ts'
import type { Db } from '../../../db/database.ts'
import {
  blogs,
  categories,
  heroImages,
  pictures,
  sampleThings,
  testimonials,
  trips,
  vendors,
} from '../../../db/schema.ts'
import type { PictureFile } from '../../../media/trash-files.ts'
import { deleteUnused } from '../../../media/unused-pictures.ts'
import { rebaseEditions } from '../../common/editions/edition-rows.ts'
import { divideSample, type Ticked } from '../../common/sample/divide-sample.ts'
import { nextVersion } from '../../common/writes/optimistic-lock.ts'
import { presentKept } from './present-kept.ts'

interface Removal {
  counts: SampleCounts
  kept: KeptSample[]
  /** For `moveToTrash` after the commit. */
  files: PictureFile[]
}

/** Deletes what nobody changed of the sample content, and what is ticked: docs/decisions/0077. */
export async function removeSample(tx: Db, ticked: Ticked[]): Promise<Removal> {
  const { going: removed, kept } = await divideSample(tx, ticked)
  const tables = [
    [testimonials, removed.testimonials],
    [blogs, removed.blogs],
    [trips, removed.trips],
    [vendors, removed.vendors],
    [heroImages, removed.hero_images],
  ] as const
  for (const [table, ids] of tables) {
    if (ids.length === 0) continue
    if (table === vendors) {
      await tx.update(trips).set({ vendor_id: null, host_info: null }).where(inArray(trips.vendor_id, ids))
    }
    await tx.delete(table).where(inArray(table.id, ids))
  }
  const emptied = await emptyCategories(tx)
  const files = await deletePictures(tx)
  return {
    counts: {
      trips: removed.trips.length,
      vendors: removed.vendors.length,
      blogs: removed.blogs.length,
      testimonials: removed.testimonials.length,
      hero_images: removed.hero_images.length,
      categories: emptied,
      pictures: files.length,
    },
    kept: kept.map(presentKept),
    files,
  }
}

/** Takes the sample pictures off the categories that still show them; a form that is open goes on from the new version. */
async function emptyCategories(tx: Db): Promise<number> {
  const rows = await tx
    .select({ id: categories.id, updated_at: categories.updated_at })
    .from(categories)
    .innerJoin(
      sampleThings,
      and(eq(sampleThings.noun, 'categories'), sql`${sampleThings.noun_id} = ${categories.id}::text`),
    )
    .where(sql`${sampleThings.loaded} ->> 'featured_image' = ${categories.featured_image}`)
    .orderBy(categories.id)
    .for('update', { of: categories })
  for (const { id, updated_at } of rows) {
    const to = nextVersion(updated_at)
    await tx.update(categories).set({ featured_image: null, updated_at: to }).where(eq(categories.id, id))
    await rebaseEditions(tx, { noun: 'categories', id }, { from: updated_at, to })
  }
  return rows.length
}

/** Those that nothing shows any more, but for pictures that were kept on purpose. */
async function deletePictures(tx: Db): Promise<PictureFile[]> {
  const marked = await tx
    .select({ url: pictures.url })
    .from(pictures)
    .innerJoin(sampleThings, and(eq(sampleThings.noun, 'pictures'), eq(sampleThings.noun_id, pictures.url)))
    .where(eq(pictures.kept, false))
  if (marked.length === 0) return []
  return deleteUnused(
    tx,
    marked.map(({ url }) => url),
  )
}

class RolledBack extends Error {}

/** @returns what a removal would do, by doing it in a transaction that is rolled back. */
export async function foreseeRemoval(db: Db): Promise<Pick<Removal, 'counts' | 'kept'>> {
  const foreseen = Promise.withResolvers<Pick<Removal, 'counts' | 'kept'>>()
  await db
    .transaction(async (tx) => {
      foreseen.resolve(await removeSample(tx as Db, []))
      throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  return foreseen.promise
}
