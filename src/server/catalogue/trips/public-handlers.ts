import { idSchema } from '#contract/fields.ts'
import { featuredTripsDefault, nearestTrips } from '#contract/trips.ts'
import { api } from '../../api/api.ts'
import { publicPageOf } from '../../api/pagination.ts'
import { presentTripCard } from '../../api/cards/trip-cards.ts'
import { compareRows } from './facts/compare-rows.ts'
import { facetsOf } from './facts/facet-totals.ts'
import { presentFit, speaksOfFit } from './facts/fit.ts'
import { presentTrip, presentTripDetail } from './presenters.ts'
import {
  selectChosenTrips,
  selectFeaturedCards,
  selectNearestTrips,
  selectTrip,
  selectTripCards,
  selectTrips,
} from './public-queries.ts'
import { selectRelatedStories } from './related-stories.ts'
import { selectSimilarTrips } from './similar-trips.ts'

export const tripHandlers = {
  list: api.trips.list.handler(async ({ input = {}, context: { db } }) => {
    const rows = await selectTrips(db, input, publicPageOf(input))
    return rows.map(presentTrip)
  }),
  cards: api.trips.cards.handler(async ({ input = {}, context: { db, settings } }) => {
    const { limit, offset, from, ...wanted } = input
    const rows = await selectTripCards(db, wanted, publicPageOf({ limit, offset }))
    const wishes = { ...wanted, from }
    if (!speaksOfFit(wishes)) return rows.map(presentTripCard)
    const { gst_rate } = (await settings.read()).values.taxes
    return rows.map((row) => ({ ...presentTripCard(row), fit: presentFit(row, wishes, gst_rate) }))
  }),
  facets: api.trips.facets.handler(({ input = {}, context: { db } }) => facetsOf(db, input)),
  nearest: api.trips.nearest.handler(async ({ input, context: { db, settings } }) => {
    const { from: _from, ...filters } = input
    const rows = await selectNearestTrips(db, filters, nearestTrips)
    const { gst_rate } = (await settings.read()).values.taxes
    return rows.map((row) => ({ ...presentTripCard(row), fit: presentFit(row, input, gst_rate, row.broken) }))
  }),
  featured: api.trips.featured.handler(async ({ input, context }) => {
    const limit = input?.limit ?? featuredTripsDefault
    const rows = await selectFeaturedCards(context.db, limit)
    return rows.map(presentTripCard)
  }),
  chosen: api.trips.chosen.handler(async ({ input, context }) => {
    const ids = input.ids.filter((id) => idSchema.safeParse(id).success).map((id) => id.toLowerCase())
    const rows = await selectChosenTrips(context.db, ids)
    const { taxes } = (await context.settings.read()).values
    return rows.map((row) => ({ ...presentTripCard(row), compare: compareRows(row, input.people, taxes) }))
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
