import type { Db } from '#server/platform/db/database.ts'
import { testimonials } from '#server/platform/db/schema.ts'
import { aTrip } from './trip.ts'
import { nextNumber } from './sequence.ts'

/** A testimonial of a new published trip, unless `trip_id` is given (null for a general one). */
export async function aTestimonial(db: Db, fields: Partial<typeof testimonials.$inferInsert> = {}) {
  const trip_id = fields.trip_id === undefined ? (await aTrip(db)).id : fields.trip_id
  const [row] = await db
    .insert(testimonials)
    .values({
      name: `Meera S. ${nextNumber()}`,
      content: 'We saw no tiger on the first three drives, and learned the forest from its alarm calls.',
      rating: 5,
      ...fields,
      trip_id,
    })
    .returning()
  return row!
}
