import { sql } from 'drizzle-orm'
import { adminMessages } from '#contract/messages.ts'
import type { Db } from '../../../db/database.ts'
import { tripImages } from '../../../db/schema.ts'
import type { ItemRow } from '../queries.ts'
import { ReplayConflict } from './replay.ts'
import { labelOf } from './row-state.ts'

/**
 * A save replaces a whole gallery, so what was added to it since would be mixed with the former pictures.
 * @throws ReplayConflict
 */
export async function requireOwnGalleries(tx: Db, items: ItemRow[]): Promise<void> {
  const whole = items.filter(
    ({ row_table, kind }) =>
      (row_table === 'trip_images' && kind === 'delete') || (row_table === 'trips' && kind === 'insert'),
  )
  const ids = [...new Set(whole.filter(({ noun }) => noun === 'trips').map(({ noun_id }) => noun_id))]
  if (ids.length === 0) return
  const inserted = new Set(items.filter(({ kind }) => kind === 'insert').map(({ row_id }) => row_id))
  const rows = await tx
    .select({ id: tripImages.id, trip_id: tripImages.trip_id })
    .from(tripImages)
    .where(sql`${tripImages.trip_id} = any(${sql.param(ids)}::uuid[])`)
  const foreign = rows.find(({ id }) => !inserted.has(id))
  if (!foreign) return
  const item = items.find(({ noun, noun_id }) => noun === 'trips' && noun_id === foreign.trip_id)!
  throw new ReplayConflict(await labelOf(tx, item), [adminMessages.undo.reasons.pictures])
}
