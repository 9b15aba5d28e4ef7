import { tripDataSchema } from '#contract/admin/trips.ts'
import { bodyIn } from '#contract/content/bodies.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import type { Db } from '../../platform/db/database.ts'
import { trips } from '../../platform/db/schema.ts'
import type { ContentType } from '../../api/content-type.ts'
import { lockRow, lockVersion } from '../../api/writes/optimistic-lock.ts'
import { WriteRefused } from '../../api/writes/write-refused.ts'
import { missingTripPicture, updateTrip, vendorMissing } from './admin-saves.ts'
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
    const missing = await missingTripPicture(tx, body)
    if (missing) throw new WriteRefused('PICTURE_NOT_FOUND', missing)
    const stored = await lockVersion(tx, trips, id, edited, {
      notFound: () => new WriteRefused('TRIP_NOT_FOUND'),
      conflict: ({ data }) => new WriteRefused('VERSION_CONFLICT', data),
    })
    const result = await updateTrip(tx, id, stored, body)
    if (result === vendorMissing) throw new WriteRefused('VENDOR_NOT_FOUND')
    return { ...result, before: stored.status, status: body.status ?? stored.status }
  },
}

/** The bodies of trips of any status. */
export async function readTripBodies(db: Db, ids: string[]) {
  return (await selectTripsOf(db, ids)).map((row) => ({ id: row.id, body: bodyIn(tripFields, row) }))
}
