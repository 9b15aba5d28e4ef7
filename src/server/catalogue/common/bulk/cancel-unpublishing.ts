import { and, eq, isNull } from 'drizzle-orm'
import type { ScheduledEntity } from '#contract/admin/drafts/schedules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { drafts } from '#server/platform/db/schema.ts'
import { removeWhere } from '#server/publishing/drafts/draft-rows.ts'
import { isOneOf } from './chosen-rows.ts'

/** Items that are taken off the site need no unpublishing any more, unless they are to be published before it. */
export async function cancelUnpublishings(tx: Db, entity: ScheduledEntity, ids: string[]): Promise<void> {
  const isOne = and(eq(drafts.entity, entity), isOneOf(drafts.item_id, ids), isNull(drafts.publish_at))!
  await removeWhere(tx, isOne, ['unpublish'])
}
