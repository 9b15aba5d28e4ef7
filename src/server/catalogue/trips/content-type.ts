import { tripDataSchema } from '#contract/admin/trips.ts'
import { bodyIn } from '#contract/content/bodies.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import type { Db } from '../../platform/db/database.ts'
import { trips } from '../../platform/db/schema.ts'
import type { ContentType } from '../../api/content-type.ts'
import { lockRow, lockVersion } from '../../api/writes/optimistic-lock.ts'
import { requireTripPictures, updateTrip } from './admin-saves.ts'
import { selectTrip, selectTripsOf } from './public-queries.ts'

export const tripType: ContentType<'trips'> = {
  entity: 'trips',
  schema: tripDataSchema,
  async read(db, id) {
    const row = await selectTrip(db, id)
    return row && { body: bodyIn(tripFields, row), status: row.status, updated_at: row.updated_at }
  },
  lock: (tx, id) => lockRow(tx, trips, id),
  async write(tx, id, body, edited = {}) {
    await requireTripPictures(tx, body)
    const stored = await lockVersion(tx, trips, id, edited, 'TRIP_NOT_FOUND')
    const result = await updateTrip(tx, id, stored, body)
    return { ...result, before: stored.status, status: body.status ?? stored.status }
  },
}

/** The bodies of trips of any status. */
export async function readTripBodies(db: Db, ids: string[]) {
  return (await selectTripsOf(db, ids)).map((row) => ({ id: row.id, body: bodyIn(tripFields, row) }))
}
