import { eq } from 'drizzle-orm'
import { idSchema } from '#contract/fields.ts'
import { vendors } from '../../platform/db/schema.ts'
import { api } from '../../api/api.ts'
import { cardAddress } from '../../api/cards/card-address.ts'
import { presentTestimonial } from '../../api/cards/testimonial-rows.ts'
import { presentTripCard } from '../../api/cards/trip-cards.ts'
import { selectHosts, selectTripsOfHost, selectWordsOfGuests } from './public-queries.ts'
import { hostShareCard } from './share-card.ts'

export const hostHandlers = {
  get: api.hosts.get.handler(async ({ input, context: { db, settings }, errors }) => {
    const { id } = input
    const [row] = idSchema.safeParse(id).success ? await selectHosts(db, eq(vendors.id, id)) : []
    if (!row) throw errors.HOST_NOT_FOUND()
    const trips = await selectTripsOfHost(db, id)
    const testimonials = await selectWordsOfGuests(db, id)
    return {
      ...row,
      trips: trips.map(presentTripCard),
      testimonials: testimonials.map(presentTestimonial),
      share_image: cardAddress('hosts', id, hostShareCard(row, (await settings.read()).profile.brand_name)),
    }
  }),
}
