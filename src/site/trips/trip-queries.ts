import { queryOptions } from '@tanstack/react-query'
import { cacheTimes } from '#contract/cache-times.ts'
import { api } from '#contract/client.ts'
import type { CategoryName } from '#values/categories.ts'
import { queryTimes } from '../shell/query-times.ts'

/** Featured trips of the home page (specification 9). */
export const homeFeaturedTrips = 6

/** Trips on one page of a category. */
export const tripsPerPage = 24

export const featuredTripsQuery = queryOptions({
  queryKey: ['featured-trips', homeFeaturedTrips],
  queryFn: () => api.trips.featured({ limit: homeFeaturedTrips }),
  ...queryTimes(cacheTimes.trips),
})

interface TripCardsFilter {
  category: CategoryName
  region: string | undefined
  /** From 1. */
  page: number
}

/** Cards of a category up to and including a page. */
export function tripCardsQuery({ category, region, page }: TripCardsFilter) {
  return queryOptions({
    queryKey: ['trips', { category, region, page }],
    queryFn: () => api.trips.cards({ category, region, limit: tripsPerPage, offset: (page - 1) * tripsPerPage }),
    ...queryTimes(cacheTimes.trips),
  })
}

export function regionCountsQuery(category: CategoryName) {
  return queryOptions({
    queryKey: ['regions', category],
    queryFn: () => api.regions.count({ category }),
    ...queryTimes(cacheTimes.publicRegions),
  })
}

export function tripQuery(id: string) {
  return queryOptions({
    queryKey: ['trip', id],
    queryFn: () => api.trips.get({ id }),
    ...queryTimes(cacheTimes.trip),
  })
}
