import { and, eq, notInArray } from 'drizzle-orm'
import type { ScheduledNoun } from '#contract/admin/editions/schedules.ts'
import type { Db } from '../../../db/database.ts'
import { schedules } from '../../../db/schema.ts'
import { isOneOf } from './chosen-rows.ts'

/** Things that are taken off the site need no unpublishing any more, unless they are to be published before it. */
export async function cancelUnpublishings(tx: Db, noun: ScheduledNoun, ids: string[]): Promise<void> {
  const toCome = tx
    .select({ id: schedules.item_id })
    .from(schedules)
    .where(and(eq(schedules.noun, noun), eq(schedules.action, 'publish')))
  await tx
    .delete(schedules)
    .where(
      and(
        eq(schedules.noun, noun),
        eq(schedules.action, 'unpublish'),
        isOneOf(schedules.item_id, ids),
        notInArray(schedules.item_id, toCome),
      ),
    )
}
