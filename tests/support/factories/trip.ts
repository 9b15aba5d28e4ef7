import type { ItineraryDay } from '#contract/trips.ts'
import type { Db } from '#server/platform/db/database.ts'
import { tripImages, trips } from '#server/platform/db/schema.ts'
import { aPicture } from './picture.ts'
import { nextNumber } from './sequence.ts'
import { requiredFields } from './trip-payload.ts'
import { aVendor } from './vendor.ts'

type TripFields = Partial<typeof trips.$inferInsert>

/** A day with all fields set. */
export function anItineraryDay(fields: Partial<ItineraryDay> = {}): ItineraryDay {
  return {
    day: 1,
    title: 'Jabalpur to Khatia',
    description: 'Four hours by road, with tea at Mandla, and a walk before dusk.',
    accommodation_name: 'Sal Forest Camp',
    room_type: 'Cottage',
    meal_plan: 'Lunch and dinner',
    ...fields,
  }
}

/** A published trip with a picture and, unless `vendor_id` is given, a new vendor. */
export async function aTrip(db: Db, fields: TripFields = {}) {
  const number = nextNumber()
  const vendor_id = fields.vendor_id === undefined ? (await aVendor(db)).id : fields.vendor_id
  const featured_image = fields.featured_image === undefined ? (await aPicture(db)).url : fields.featured_image
  const [row] = await db
    .insert(trips)
    .values({
      ...requiredFields,
      title: `Kanha at Walking Pace ${number}`,
      short_description: 'Four drives and a walk through the sal forest.',
      host_info: 'Sal Forest Walks, Madhya Pradesh',
      status: 'published',
      highlights: ['Four core drives', 'A walk in the buffer forest', 'Lunch in a Gond courtyard'],
      inclusions: ['Four nights', 'All meals'],
      exclusions: ['Flights'],
      itinerary: [anItineraryDay(), anItineraryDay({ day: 2, title: 'First light' })],
      ...fields,
      vendor_id,
      featured_image,
    })
    .returning()
  return row!
}

/** An additional picture of a trip; trip and picture are created unless they are given. */
export async function aTripImage(db: Db, fields: Partial<typeof tripImages.$inferInsert> = {}) {
  const trip_id = fields.trip_id ?? (await aTrip(db)).id
  const image_url = fields.image_url ?? (await aPicture(db)).url
  const [row] = await db
    .insert(tripImages)
    .values({ caption: 'Chital at a dawn pool', sort_order: 1, ...fields, trip_id, image_url })
    .returning()
  return row!
}
