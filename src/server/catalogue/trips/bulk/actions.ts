import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { listMessages } from '#contract/admin/lists/list-messages.ts'
import type { tripActionSchema } from '#contract/admin/lists/trip-bulk.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { changedPrice, type PriceChange } from '#values/lists/price-change.ts'
import { testimonials, tripImages, trips } from '#server/platform/db/schema.ts'
import { cancelUnpublishings } from '../../common/bulk/cancel-unpublishing.ts'
import type { RowsAction } from '../../common/bulk/change-rows.ts'
import { isOneOf } from '../../common/bulk/chosen-rows.ts'
import { whyNotPublishable } from '../../common/bulk/publishable.ts'
import { hostInfoOf } from '#server/api/writes/host-info.ts'
import { nextVersions } from '#server/api/writes/optimistic-lock.ts'
import { WriteRefused } from '#server/api/writes/write-refused.ts'
import { lockVendor } from '../admin-queries.ts'
import { readTripBodies, tripType } from '../content-type.ts'

type Action = z.output<typeof tripActionSchema>

/** Columns that the actions read. */
export const chosenTripColumns = {
  id: trips.id,
  label: trips.title,
  status: trips.status,
  featured: trips.featured,
  vendor_id: trips.vendor_id,
  price: trips.price,
  group_prices: trips.group_prices,
  single_supplement: trips.single_supplement,
}

export type ChosenTrip = Pick<
  typeof trips.$inferSelect,
  'id' | 'status' | 'featured' | 'vendor_id' | 'price' | 'group_prices' | 'single_supplement'
> & { label: string }

type TripActionOf<Kind extends Action['kind']> = RowsAction<ChosenTrip, Action & { kind: Kind }>

const those = (rows: ChosenTrip[]) => isOneOf(trips.id, idsOf(rows))

const status: TripActionOf<'status'> = {
  isDone: (trip, action) => trip.status === action.status,
  refuse: async (tx, rows, action) =>
    action.status === 'published'
      ? whyNotPublishable(tx, tripType, idsOf(rows), (ids) => readTripBodies(tx, ids))
      : new Map(),
  async apply(tx, rows, action) {
    await tx
      .update(trips)
      .set({ status: action.status, updated_at: nextVersions(trips.updated_at) })
      .where(those(rows))
    if (action.status === 'draft') await cancelUnpublishings(tx, 'trips', idsOf(rows))
  },
}

const featured: TripActionOf<'featured'> = {
  isDone: (trip, action) => trip.featured === action.featured,
  async apply(tx, rows, action) {
    await tx
      .update(trips)
      .set({ featured: action.featured, updated_at: nextVersions(trips.updated_at) })
      .where(those(rows))
  },
}

const vendor: TripActionOf<'vendor'> = {
  isDone: (trip, { vendor_id }) => trip.vendor_id === vendor_id,
  async apply(tx, rows, { vendor_id }) {
    const found = vendor_id === null ? null : await lockVendor(tx, vendor_id)
    if (vendor_id !== null && !found) throw new WriteRefused('VENDOR_NOT_FOUND')
    const host = hostInfoOf(found)
    await tx
      .update(trips)
      .set({
        vendor_id,
        host_info: sql`case when ${trips.show_vendor_info} then ${host}::text end`,
        updated_at: nextVersions(trips.updated_at),
      })
      .where(those(rows))
  },
}

/** A trip's prices after a change of all of them. */
function pricesOf({ price, group_prices, single_supplement }: ChosenTrip, change: PriceChange) {
  return {
    price: changedPrice(price, change),
    group_prices: group_prices.map((row) => ({ ...row, price: changedPrice(row.price, change) })),
    single_supplement: single_supplement === null ? null : changedPrice(single_supplement, change),
  }
}

const isTooHigh = ({ price, group_prices, single_supplement }: ReturnType<typeof pricesOf>) =>
  Math.max(price, single_supplement ?? 0, ...group_prices.map((row) => row.price)) > tripFields.price.max

const price: TripActionOf<'price'> = {
  isDone: (trip, change) => changedPrice(trip.price, change) === trip.price,
  refuse: async (_tx, rows, change) =>
    new Map(
      rows.filter((row) => isTooHigh(pricesOf(row, change))).map(({ id }) => [id, listMessages.reasons.price] as const),
    ),
  async apply(tx, rows, change) {
    const changed = rows.map((row) => ({ id: row.id, ...pricesOf(row, change) }))
    await tx.execute(sql`
      update trips set price = new.price, group_prices = new.group_prices, single_supplement = new.single_supplement,
        updated_at = ${nextVersions(trips.updated_at)}
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as new (id uuid, price numeric, group_prices jsonb, single_supplement integer)
      where trips.id = new.id`)
  },
}

/** Dependent rows are written first, or the foreign keys would do it trip by trip. */
const remove: TripActionOf<'delete'> = {
  async apply(tx, rows) {
    const ids = idsOf(rows)
    await tx
      .update(testimonials)
      .set({ trip_id: null, updated_at: sql`${testimonials.updated_at}` })
      .where(isOneOf(testimonials.trip_id, ids))
    await tx.delete(tripImages).where(isOneOf(tripImages.trip_id, ids))
    await tx.delete(trips).where(those(rows))
  },
}

export const tripActions: { [Kind in Action['kind']]: TripActionOf<Kind> } = {
  status,
  featured,
  vendor,
  price,
  delete: remove,
}

function idsOf(rows: ChosenTrip[]): string[] {
  return rows.map(({ id }) => id)
}
