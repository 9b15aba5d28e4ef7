import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import {
  drafts,
  importRows,
  imports,
  operations,
  previews,
  savedViews,
  tasks,
  testimonials,
} from '#server/platform/db/schema.ts'
import { farFuture } from '#tests/support/factories/draft.ts'
import { freeText } from '#tests/support/factories/filled-body.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

/** @returns items to draft and to schedule, an id for a preview, and the ids of what can be cancelled. */
export async function somePlans(db: Db) {
  const [drafted, scheduled, other] = [await aTrip(db), await aTrip(db), await aTrip(db)]
  const draft = { body: { title: freeText }, saved_at: new Date(), unpublish_at: new Date(farFuture) }
  await db.insert(drafts).values({ entity: 'trips', item_id: other.id, ...draft })
  const [link] = await db
    .insert(previews)
    .values({ entity: 'trips', item_id: other.id, body: {}, label: freeText, expires_at: new Date(farFuture) })
    .returning()
  return {
    drafted: { entity: 'trips', item_id: drafted.id },
    scheduled: { entity: 'trips', item_id: scheduled.id },
    preview: crypto.randomUUID(),
    other: { entity: 'trips', item_id: other.id },
    link: link!.id,
  }
}

/** @returns the id of a saved view. */
export async function aView(db: Db): Promise<string> {
  const [view] = await db.insert(savedViews).values({ list: 'trips', name: 'Drafts', search: {} }).returning()
  return view!.id
}

/** @returns ids of a file that is being sent, of one to check and of one to run, and of a task. */
export async function someFiles(db: Db) {
  const file = { entity: 'trips', format: 'csv', file_name: freeText } as const
  const [sent, whole, checked] = await db
    .insert(imports)
    .values([file, file, { ...file, parts: 1, checked_at: new Date() }])
    .returning()
  await db
    .insert(importRows)
    .values({ import_id: checked!.id, number: 2, outcome: 'create', label: freeText, data: {} })
  const [task] = await db.insert(tasks).values({ kind: 'import-check', title: freeText, subject: {} }).returning()
  return { sent: sent!.id, whole: whole!.id, checked: checked!.id, task: task!.id }
}

/** @returns a change that can be undone, and the ids of two deleted testimonials. */
export async function aTrash(db: Db): Promise<{ undoable: number; trashed: string[] }> {
  await aVendor(db)
  const [change] = await db.select({ id: operations.id }).from(operations).orderBy(desc(operations.id)).limit(1)
  const trashed = [(await aTestimonial(db)).id, (await aTestimonial(db)).id]
  for (const id of trashed) await db.delete(testimonials).where(eq(testimonials.id, id))
  return { undoable: change!.id, trashed }
}
