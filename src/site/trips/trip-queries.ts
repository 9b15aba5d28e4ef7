import { cacheTimes } from '#contract/cache-times.ts'
import type { CategoryName } from '#values/categories.ts'
import { query, type QueryCache } from '../shell/query-cache.ts'

/** On the home page (specification 9). */
export const homeFeaturedTrips = 6

export const tripsPerPage = 24

export const featuredTripsQuery = query(['featured-trips', homeFeaturedTrips], cacheTimes.trips, (api) =>
  api.trips.featured({ limit: homeFeaturedTrips }),
)

/** For pages that were not found, which can do without them. */
export async function fetchFeaturedIfPossible(queries: QueryCache): Promise<void> {
  await queries.fetch(featuredTripsQuery).catch(() => {})
}

interface TripCardsFilter {
  category: CategoryName
  region: string | undefined
  /** From 1. */
  page: number
}

export function tripCardsQuery({ category, region, page }: TripCardsFilter) {
  return query(['trips', { category, region, page }], cacheTimes.trips, (api) =>
    api.trips.cards({ category, region, limit: tripsPerPage, offset: (page - 1) * tripsPerPage }),
  )
}

export function regionCountsQuery(category: CategoryName) {
  return query(['regions', category], cacheTimes.publicRegions, (api) => api.regions.count({ category }))
}

export function tripQuery(id: string) {
  return query(['trip', id], cacheTimes.trip, (api) => api.trips.get({ id }))
}
