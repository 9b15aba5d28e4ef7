import { eq, sql } from 'drizzle-orm'
import { adminMessages } from '#contract/messages.ts'
import { editions, schedules } from '../../../db/schema.ts'
import type { ItemRow } from '../queries.ts'
import type { Replay } from './replay.ts'

/**
 * A schedule is put back only where it is still to come, as it would be done at once otherwise, and never by a restore, so
 * that nothing is published by it. One that was done or cancelled since leaves nothing to be taken back, and is no
 * obstacle to the rest of its change.
 */
export async function mayBeScheduled({ tx, mode, notes }: Replay, item: ItemRow): Promise<boolean> {
  if (item.kind !== 'delete' && (await tx.$count(schedules, eq(schedules.id, item.row_id))) === 0) {
    notes.add(adminMessages.trash.notes.scheduleGone)
    return false
  }
  if (item.kind === 'insert') return true
  const { edition_id = null } = item.before!
  const isToCome = await isLater(tx, item)
  const isWhole = edition_id === null || (await tx.$count(editions, eq(editions.id, String(edition_id)))) > 0
  if (mode === 'undo' && isToCome && isWhole) return true
  notes.add(adminMessages.trash.notes.schedule)
  return false
}

/** An update that left the time as it was, such as the note of a failure, is judged by the stored one. */
async function isLater(tx: Replay['tx'], { before, row_id }: ItemRow): Promise<boolean> {
  const { due_at } = before!
  const stored = sql`(select ${schedules.due_at} from ${schedules} where ${schedules.id} = ${row_id})`
  const moment = due_at === undefined ? stored : sql`${String(due_at)}::timestamptz`
  const [row] = await tx.select({ later: sql<boolean>`coalesce(${moment} > now(), true)` }).from(sql`(select 1) as one`)
  return row!.later
}
