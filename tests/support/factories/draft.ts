import type { TripData } from '#contract/admin/trips.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { drafts } from '#server/platform/db/schema.ts'
import type { TestDatabase } from '../database/test-database.ts'
import { aTripPayload } from './trip-payload.ts'
import { aTrip } from './trip.ts'

/** A day that comes long after every test. */
export const farFuture = '2099-11-30T02:30:00.000Z'

/** A published trip with an open draft of another title. @returns the live row and the saved draft. */
export async function aChangedTrip({ adminApi, db }: TestDatabase, draft: Partial<TripData> = {}) {
  const trip = await aTrip(db)
  const saved = await adminApi.admin.drafts.saveDraft({
    entity: 'trips',
    item_id: trip.id,
    base_version: trip.updated_at.toISOString(),
    body: aTripPayload({ title: 'Kanha, the draft', ...draft }),
  })
  return { trip, draft: saved }
}

type DueTime = typeof drafts.publish_at | typeof drafts.unpublish_at

/** Moves the time of everything that is scheduled. @param at the new time, from the column of the stored one. */
export async function setDueTimes(db: Db, at: (column: DueTime) => SQL): Promise<void> {
  const moved = (column: DueTime) => sql`case when ${column} is not null then ${at(column)} end`
  await db.update(drafts).set({ publish_at: moved(drafts.publish_at), unpublish_at: moved(drafts.unpublish_at) })
}
