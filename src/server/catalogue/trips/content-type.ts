import { tripDataSchema } from '#contract/admin/trips.ts'
import { factsOf } from '#contract/trip-details/trip-facts.ts'
import type { ItineraryDay, TripImage } from '#contract/trips.ts'
import type { Db } from '../../db/database.ts'
import { trips } from '../../db/schema.ts'
import type { CompleteBody, ContentType } from '../common/content-type.ts'
import { lockRow, lockVersion } from '../common/writes/optimistic-lock.ts'
import { WriteRefused } from '../common/writes/write-refused.ts'
import { missingTripPicture, updateTrip, vendorMissing } from './admin-saves.ts'
import { selectTrip, selectTripsOf, type TripRow } from './public-queries.ts'

export const tripType: ContentType<'trips'> = {
  noun: 'trips',
  schema: tripDataSchema,
  async read(db, id) {
    const row = await selectTrip(db, id)
    return row && { body: bodyOf(row), status: row.status, updated_at: row.updated_at }
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

/** What trips of any status would publish. */
export async function readTripBodies(db: Db, ids: string[]) {
  return (await selectTripsOf(db, ids)).map((row) => ({ id: row.id, body: bodyOf(row) }))
}

/** Without the host text, which is generated. */
function bodyOf(row: TripRow): CompleteBody<'trips'> {
  const images = row.trip_images as TripImage[]
  return {
    title: row.title,
    category: row.category,
    region: row.region,
    vendor_id: row.vendor_id,
    price: row.price,
    duration: row.duration,
    description: row.description,
    short_description: row.short_description,
    status: row.status,
    featured: row.featured,
    show_vendor_info: row.show_vendor_info,
    featured_image: row.featured_image,
    featured_image_alt: row.featured_picture?.alt ?? '',
    highlights: row.highlights,
    inclusions: row.inclusions,
    exclusions: row.exclusions,
    itinerary: row.itinerary.map(dayOf),
    ...factsOf(row),
    trip_images: images
      .toSorted((a, b) => a.sort_order - b.sort_order)
      .map(({ image_url, caption }) => ({ image_url, caption })),
  }
}

/** Older rows have `hotel_name`. */
function dayOf({ day, title, description, accommodation_name, hotel_name, room_type, meal_plan }: ItineraryDay) {
  return {
    day,
    title,
    description,
    accommodation_name: accommodation_name || hotel_name || null,
    room_type: room_type ?? null,
    meal_plan: meal_plan ?? null,
  }
}
