import { idSchema } from '#contract/fields.ts'
import { featuredTripsDefault } from '#contract/trips.ts'
import { api } from '../common/api.ts'
import { publicPageOf, readPage } from '../common/pagination.ts'
import { presentTrip, presentTripCard, presentTripDetail } from './presenters.ts'
import { selectTrip, selectTripCards, selectTrips } from './public-queries.ts'
import { countPublishedTrips } from './trip-totals.ts'

export const tripHandlers = {
  list: api.trips.list.handler(async ({ input = {}, context: { db } }) => {
    const count = () => countPublishedTrips(db, input)
    const rows = await readPage(publicPageOf(input), count, (slice) => selectTrips(db, input, slice))
    return rows.map(presentTrip)
  }),
  cards: api.trips.cards.handler(async ({ input = {}, context: { db } }) => {
    const count = () => countPublishedTrips(db, input)
    const rows = await readPage(publicPageOf(input), count, (slice) => selectTripCards(db, input, slice))
    return rows.map(presentTripCard)
  }),
  featured: api.trips.featured.handler(async ({ input, context }) => {
    const limit = input?.limit ?? featuredTripsDefault
    const rows = await selectTripCards(context.db, { featured: true }, { limit, offset: 0, reversed: false })
    return rows.map(presentTripCard)
  }),
  get: api.trips.get.handler(async ({ input, context, errors }) => {
    const row = idSchema.safeParse(input.id).success ? await selectTrip(context.db, input.id) : null
    if (!row || (row.status === 'draft' && !(await context.admin()))) throw errors.TRIP_NOT_FOUND()
    return presentTripDetail(row, context.profile.brand_name)
  }),
}
