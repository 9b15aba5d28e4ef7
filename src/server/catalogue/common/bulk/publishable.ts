import { listMessages } from '#contract/admin/lists/list-messages.ts'
import type { DraftEntity } from '#contract/admin/drafts/drafts.ts'
import type { ScheduledEntity } from '#contract/admin/drafts/schedules.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { schedules } from '#server/platform/db/schema.ts'
import type { Bodies, ContentType } from '#server/api/content-type.ts'
import { completeBody } from '#server/publishing/drafts/check-body.ts'
import { WriteRefused } from '#server/api/writes/write-refused.ts'
import { isOneOf } from './chosen-rows.ts'

const { planned, incomplete } = listMessages.reasons

/** Bodies that are in memory at a time. */
const batch = 500

/** Reads what rows would publish. */
type ReadBodies<Entity extends DraftEntity> = (ids: string[]) => Promise<{ id: string; body: Bodies[Entity] }[]>

/**
 * Judges by the rules of a single publication, which a form sends whole: every field by the contract. Pictures, vendor and
 * address are those of the row, which the database holds to be there.
 * @returns why rows cannot be published, by id.
 */
export async function whyNotPublishable<Entity extends DraftEntity & ScheduledEntity>(
  tx: Db,
  type: ContentType<Entity>,
  ids: string[],
  read: ReadBodies<Entity>,
): Promise<Map<string, string>> {
  const reasons = new Map<string, string>()
  for (let first = 0; first < ids.length; first += batch) {
    for (const { id, body } of await read(ids.slice(first, first + batch))) {
      const fields = missingFields(type, body)
      if (fields.length > 0) reasons.set(id, incomplete(fields))
    }
  }
  const waiting = await tx
    .select({ id: schedules.item_id })
    .from(schedules)
    .where(and(eq(schedules.entity, type.entity), eq(schedules.action, 'publish'), isOneOf(schedules.item_id, ids)))
  for (const { id } of waiting) reasons.set(id, planned)
  return reasons
}

function missingFields<Entity extends DraftEntity>(type: ContentType<Entity>, body: Bodies[Entity]): string[] {
  try {
    completeBody(type, body)
    return []
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error
    const { issues } = error.data as { issues: { path: string[] }[] }
    return [...new Set(issues.map(({ path }) => (path[1] ?? '').replaceAll('_', ' ')))]
  }
}
