import { eq } from 'drizzle-orm'
import { tripFields } from '#contract/content/trip-fields.ts'
import type { Db } from '../../platform/db/database.ts'
import { tripImages, trips } from '../../platform/db/schema.ts'
import { copiedTitle, copyRow } from '../common/writes/copy-row.ts'

/** Copies a trip with its gallery as a draft. @returns null if it is missing. */
export async function copyTrip(tx: Db, id: string) {
  const copy = await copyRow(tx, trips, id, ({ title }) => ({
    title: copiedTitle(title, tripFields.title.limit),
    status: 'draft' as const,
    featured: false,
  }))
  if (!copy) return null
  const gallery = await tx.select().from(tripImages).where(eq(tripImages.trip_id, id)).orderBy(tripImages.sort_order)
  if (gallery.length > 0) {
    await tx.insert(tripImages).values(gallery.map(({ id: _id, ...image }) => ({ ...image, trip_id: copy.id })))
  }
  return copy
}
