import { eq } from 'drizzle-orm'
import { adminPageSize } from '#contract/admin/fields.ts'
import { breaksUnique } from '../../platform/db/failures.ts'
import { tripImages, trips } from '../../platform/db/schema.ts'
import { adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import { readList } from '../../search/lists.ts'
import { logChange, logStatus } from '../common/writes/log-change.ts'
import { requirePictures } from '../common/writes/require-pictures.ts'
import { isoMoments } from '../../api/iso-moments.ts'
import { presentSaved } from '../../api/writes/present-saved.ts'
import { lockRow, nextVersion } from '../../api/writes/optimistic-lock.ts'
import { writeAndSettle } from '../../publishing/drafts/settle-draft.ts'
import { selectTripItems, selectTripOptions, type TripItemRow } from './admin-queries.ts'
import { insertTrip, requireTripPictures } from './admin-saves.ts'
import { tripType } from './content-type.ts'
import { copyTrip } from './copy-trip.ts'
import { selectTrip } from './public-queries.ts'
import { tripConditions } from './trip-filters.ts'
import type { AdminTripItem } from '#contract/admin/trips.ts'
import { presentPlanned } from '../../publishing/drafts/planned.ts'

const { trips: procedures } = adminProcedure

export const tripAdminHandlers = {
  list: procedures.list.handler(({ input = {}, context: { db } }) =>
    readList(db, input, {
      table: trips,
      conditions: tripConditions,
      select: selectTripItems,
      present: presentTripItem,
    }),
  ),
  options: procedures.options.handler(({ input, context }) =>
    selectTripOptions(context.db, { limit: adminPageSize.default, ...input }),
  ),
  get: procedures.get.handler(async ({ input, context, errors }) => {
    const row = await selectTrip(context.db, input.trip_id)
    if (!row) throw errors.TRIP_NOT_FOUND()
    // With the vendor even if it is hidden from the public; the contract omits the fields of its page.
    return isoMoments(row)
  }),
  create: procedures.create.use(inTransaction).handler(async ({ input, context }) => {
    await requireTripPictures(context.db, input.trip_data)
    const saved = await insertTrip(context.db, input.trip_data)
    logStatus(context, 'trip', saved.id, null, input.trip_data.status)
    return presentSaved(saved)
  }),
  duplicate: procedures.duplicate.use(inTransaction).handler(async ({ input, context, errors }) => {
    const copy = await copyTrip(context.db, input.trip_id)
    if (!copy) throw errors.TRIP_NOT_FOUND()
    return presentSaved(copy)
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context }) => {
    const { db } = context
    const { trip_id: id, trip_data, ...edited } = input
    const written = await writeAndSettle(db, tripType, id, trip_data, edited)
    logStatus(context, 'trip', id, written.before, trip_data.status)
    return presentSaved(written)
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context }) => {
    const { db } = context
    if (!(await lockRow(db, trips, input.trip_id))) return { id: input.trip_id }
    // The foreign keys also delete its gallery and make its testimonials general.
    await db.delete(trips).where(eq(trips.id, input.trip_id))
    logChange(context, 'trip', input.trip_id, 'deleted')
    return { id: input.trip_id }
  }),
  createImage: procedures.createImage.use(inTransaction).handler(async ({ input, context: { db }, errors }) => {
    const { trip_id, image_url } = input.image_data
    await requirePictures(db, 'trip-images', [{ field: 'image_url', image_url }])
    const stored = await lockRow(db, trips, trip_id)
    if (!stored) throw errors.TRIP_NOT_FOUND()
    await db
      .update(trips)
      .set({ updated_at: nextVersion(stored.updated_at) })
      .where(eq(trips.id, trip_id))
    try {
      const [row] = await db.insert(tripImages).values(input.image_data).returning({ id: tripImages.id })
      return row!
    } catch (error) {
      throw breaksUnique(error, 'trip_images_order') ? errors.SORT_ORDER_TAKEN() : error
    }
  }),
}

function presentTripItem(row: TripItemRow): AdminTripItem {
  return {
    ...isoMoments(row),
    planned: presentPlanned(row.planned, row.status === 'published'),
  }
}
