import { cacheTimes } from '#contract/http/cache-times.ts'
import type { PublicApi } from '#contract/http/client.ts'
import type { CategoryName } from '#values/categories.ts'
import type { StartCity, TripSort } from '#values/trips/facet-values.ts'
import { homeFeaturedTrips } from '#values/pages/home-lists.ts'
import { query } from '../shell/queries/query-cache.ts'

export const tripsPerPage = 30

export const featuredTripsQuery = query(['featured-trips', homeFeaturedTrips], cacheTimes.trips, (api) =>
  api.trips.featured({ limit: homeFeaturedTrips }),
)

/** Filter of the API for trips; undefined for all. */
export type ChosenFacets = NonNullable<Parameters<PublicApi['trips']['facets']>[0]>

interface TripCardsFilter extends ChosenFacets {
  from?: StartCity | undefined
  sort?: TripSort | undefined
  /** From 1. */
  page: number
}

export function tripCardsQuery({ page, ...wanted }: TripCardsFilter) {
  return query(['trips', { ...wanted, page }], cacheTimes.trips, (api) =>
    api.trips.cards({ ...wanted, limit: tripsPerPage, offset: (page - 1) * tripsPerPage }),
  )
}

export function nearestTripsQuery(wanted: ChosenFacets & { from: StartCity | undefined }) {
  return query(['nearest-trips', wanted], cacheTimes.trips, (api) => api.trips.nearest(wanted))
}

export function tripFacetsQuery(chosen: ChosenFacets) {
  return query(['facets', chosen], cacheTimes.publicRegions, (api) => api.trips.facets(chosen))
}

/** Trips per region, of all trips or of one category. */
export function regionCountsQuery(category?: CategoryName) {
  return query(['regions', category], cacheTimes.publicRegions, (api) => api.regions.count({ category }))
}

/** Words, stories and hosts of a region. */
export function regionQuery(name: string) {
  return query(['region', name], cacheTimes.publicRegions, (api) => api.regions.get({ name }))
}

export function tripQuery(id: string) {
  return query(['trip', id], cacheTimes.trip, (api) => api.trips.get({ id }))
}
