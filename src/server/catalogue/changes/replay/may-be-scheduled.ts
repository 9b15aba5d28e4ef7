import { eq, sql } from 'drizzle-orm'
import { adminMessages } from '#contract/messages.ts'
import { editions } from '../../../db/schema.ts'
import type { ItemRow } from '../queries.ts'
import type { Replay } from './replay.ts'

/**
 * A schedule is put back only where it is still to come, as it would be done at once otherwise, and never by a restore, so
 * that nothing is published by it.
 */
export async function mayBeScheduled({ tx, mode, notes }: Replay, { kind, before }: ItemRow): Promise<boolean> {
  if (kind === 'insert') return true
  const { due_at = null, edition_id = null } = before!
  const isToCome = due_at === null || (await isLater(tx, String(due_at)))
  const isWhole = edition_id === null || (await tx.$count(editions, eq(editions.id, String(edition_id)))) > 0
  if (mode === 'undo' && isToCome && isWhole) return true
  notes.add(adminMessages.trash.notes.schedule)
  return false
}

async function isLater(tx: Replay['tx'], moment: string): Promise<boolean> {
  const [row] = await tx.select({ later: sql<boolean>`${moment}::timestamptz > now()` }).from(sql`(select 1) as one`)
  return row!.later
}
