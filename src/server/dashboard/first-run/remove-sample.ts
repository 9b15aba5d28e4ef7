import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  removableEntities,
  type KeptSample,
  type RemovableEntity,
  type Sample,
} from '#contract/admin/first-run/sample.ts'
import { adminMessages } from '#contract/messages.ts'
import { formatDay } from '#values/format/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { categories, pictures, trips } from '../../platform/db/schema.ts'
import type { PictureFile } from '../../platform/media/trash-files.ts'
import { deleteUnused } from '../../platform/media/unused-pictures.ts'
import { rebaseDraft } from '../../publishing/drafts/draft-rows.ts'
import { clearVendors } from '../../api/writes/host-info.ts'
import { nextVersion } from '../../api/writes/optimistic-lock.ts'
import { hasDraft, isRemovable, sampleTables, wasEdited } from './sample.ts'

const { reasons } = adminMessages.sample

/** An item to delete although it was edited or is in use. */
type Ticked = Pick<KeptSample, 'entity' | 'id'>

interface Removal extends Sample {
  /** For `moveToTrash` after the commit. */
  files: PictureFile[]
}

/** Deletes the unedited sample content and the ticked items. */
export async function removeSample(tx: Db, ticked: Ticked[]): Promise<Removal> {
  const remove = (entity: RemovableEntity) => deleteItems(tx, entity, ticked)
  // Referring items are deleted first: they no longer count as a use, and the change has deletions only.
  const [testimonials, blogs] = [await remove('testimonials'), await remove('blogs')]
  const removed = { testimonials, blogs, trips: await remove('trips'), vendors: await remove('vendors') }
  const hero_images = await remove('hero_images')
  const emptied = await emptyCategories(tx)
  const files = await deletePictures(tx)
  const removable = { ...removed, hero_images, categories: emptied, pictures: files.length }
  return { removable, kept: await readKept(tx), files }
}

/** @returns how many. */
async function deleteItems(tx: Db, entity: RemovableEntity, ticked: Ticked[]): Promise<number> {
  const each = sampleTables[entity]
  const { table } = each
  const ids = ticked.filter((item) => item.entity === entity).map(({ id }) => id)
  const rows = await tx
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .where(or(isRemovable(each), and(eq(table.sample, true), inArray(table.id, ids))))
    .orderBy(table.id)
    .for('update')
  const going = rows.map(({ id }) => id)
  if (entity === 'vendors') await clearVendors(tx, inArray(trips.vendor_id, going))
  await tx.delete(table).where(inArray(table.id, going))
  return going.length
}

/** @returns the sample content that a removal left, with the reasons. */
async function readKept(tx: Db): Promise<KeptSample[]> {
  const kept: KeptSample[] = []
  for (const entity of removableEntities) {
    const each = sampleTables[entity]
    const { table, label, version, isUsed } = each
    const rows = await tx
      .select({
        id: sql<string>`${table.id}`,
        label: sql<string>`${label}`,
        edited_at: sql`case when ${wasEdited(each)} then ${version} end`.mapWith(
          (at): Date | null => new Date(at as string),
        ),
        hasDraft: hasDraft(each),
        isUsed,
      })
      .from(table as PgTable)
      .where(eq(table.sample, true))
      .orderBy(sql`${label} collate "C"`, table.id)
    for (const { id, label: name, edited_at, hasDraft: drafted, isUsed: used } of rows) {
      const why = [
        edited_at && reasons.edited(formatDay(edited_at.toISOString())),
        drafted && reasons.draft,
        used && reasons.used,
      ]
      kept.push({ entity, id, label: name, reasons: why.filter((reason) => typeof reason === 'string') })
    }
  }
  return kept
}

/** Removes the sample pictures of categories; an open form continues from the new version. */
async function emptyCategories(tx: Db): Promise<number> {
  const rows = await tx
    .select({ id: categories.id, updated_at: categories.updated_at })
    .from(categories)
    .innerJoin(pictures, and(eq(pictures.url, categories.featured_image), pictures.sample))
    .orderBy(categories.id)
    .for('update', { of: categories })
  for (const { id, updated_at } of rows) {
    const to = nextVersion(updated_at)
    await tx.update(categories).set({ featured_image: null, updated_at: to }).where(eq(categories.id, id))
    await rebaseDraft(tx, { entity: 'categories', id }, { from: updated_at, to })
  }
  return rows.length
}

/** Deletes the unused sample pictures, except those that the owner keeps in the library. */
async function deletePictures(tx: Db): Promise<PictureFile[]> {
  const rows = await tx
    .select({ url: pictures.url })
    .from(pictures)
    .where(and(pictures.sample, eq(pictures.kept, false)))
  const urls = rows.map(({ url }) => url)
  return urls.length > 0 ? deleteUnused(tx, urls) : []
}

class RolledBack extends Error {}

/** @returns what a removal would do, by doing it in a transaction that is rolled back. */
export async function foreseeRemoval(db: Db): Promise<Sample> {
  const foreseen = Promise.withResolvers<Sample>()
  await db
    .transaction(async (tx) => {
      const { removable, kept } = await removeSample(tx as Db, [])
      foreseen.resolve({ removable, kept })
      throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  return foreseen.promise
}
