import type { ScheduledEntity } from '#contract/admin/drafts/schedules.ts'
import type { Status } from '#contract/fields.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ApiParts } from '../../api/context.ts'

/** Access to all content types. */
export type Entities = Pick<ApiParts, 'contentTypes' | 'heroImageSwitch'>

/**
 * Locks an item until the transaction ends, always before its schedules and drafts, so that no two writers wait for each
 * other.
 * @returns its status, or null if it is missing. A hero image counts as published: it has nothing to be complete.
 */
export async function lockItem(
  tx: Db,
  { contentTypes, heroImageSwitch }: Entities,
  entity: ScheduledEntity,
  id: string,
): Promise<Status | null> {
  if (entity === 'hero_images') return (await heroImageSwitch.lock(tx, id)) === null ? null : 'published'
  return (await contentTypes[entity].lock(tx, id))?.status ?? null
}
