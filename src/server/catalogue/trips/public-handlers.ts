import { idSchema } from '#contract/fields.ts'
import { featuredTripsDefault } from '#contract/trips.ts'
import { api } from '../../api/api.ts'
import { publicPageOf } from '../../api/pagination.ts'
import { presentTripCard, selectCardsOf } from '../../api/cards/trip-cards.ts'
import { facetsOf } from './facts/facet-totals.ts'
import { presentTrip, presentTripDetail } from './presenters.ts'
import { selectFeaturedCards, selectTrip, selectTripCards, selectTrips } from './public-queries.ts'
import { selectRelatedStories } from './related-stories.ts'
import { selectSimilarTrips } from './similar-trips.ts'

export const tripHandlers = {
  list: api.trips.list.handler(async ({ input = {}, context: { db } }) => {
    const rows = await selectTrips(db, input, publicPageOf(input))
    return rows.map(presentTrip)
  }),
  cards: api.trips.cards.handler(async ({ input = {}, context: { db } }) => {
    const { limit, offset, ...wanted } = input
    const rows = await selectTripCards(db, wanted, publicPageOf({ limit, offset }))
    return rows.map(presentTripCard)
  }),
  facets: api.trips.facets.handler(({ input = {}, context: { db } }) => facetsOf(db, input)),
  featured: api.trips.featured.handler(async ({ input, context }) => {
    const limit = input?.limit ?? featuredTripsDefault
    const rows = await selectFeaturedCards(context.db, limit)
    return rows.map(presentTripCard)
  }),
  chosen: api.trips.chosen.handler(async ({ input, context: { db } }) => {
    const ids = input.ids.filter((id) => idSchema.safeParse(id).success).map((id) => id.toLowerCase())
    return (await selectCardsOf(db, ids)).map(presentTripCard)
  }),
  get: api.trips.get.handler(async ({ input, context, errors }) => {
    const row = idSchema.safeParse(input.id).success ? await selectTrip(context.db, input.id) : null
    if (!row || (row.status === 'draft' && !(await context.admin()))) throw errors.TRIP_NOT_FOUND()
    const trip = { ...row, region: row.region.trim() }
    const similar = await selectSimilarTrips(context.db, trip)
    const stories = await selectRelatedStories(context.db, trip)
    return presentTripDetail(row, { similar, stories }, (await context.settings.read()).values)
  }),
}
