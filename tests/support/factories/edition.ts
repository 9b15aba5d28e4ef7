import type { TripData } from '#contract/admin/trips.ts'
import type { TestDatabase } from '../database/test-database.ts'
import { aTripPayload } from './trip-payload.ts'
import { aTrip } from './trip.ts'

/** A day that comes long after every test. */
export const farFuture = '2099-11-30T02:30:00.000Z'

/** A published trip with an open draft of another title. @returns the live row and the saved draft. */
export async function aChangedTrip({ adminApi, db }: TestDatabase, draft: Partial<TripData> = {}) {
  const trip = await aTrip(db)
  const saved = await adminApi.admin.editions.saveDraft({
    noun: 'trips',
    item_id: trip.id,
    base_version: trip.updated_at.toISOString(),
    body: aTripPayload({ title: 'Kanha, the edition', ...draft }),
  })
  return { trip, draft: saved }
}
