import { queryOptions } from '@tanstack/react-query'
import { cacheTimes } from '#contract/cache-times.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { queryTimes } from '../shell/api/admin-query-client.ts'

export const heroImagesQuery = queryOptions({
  queryKey: ['admin-hero-images'],
  queryFn: () => adminApi.heroImages.list(),
  ...queryTimes(cacheTimes.heroImage),
})

/** Queries to invalidate after a change (specification 7.6). */
export const heroImageQueryKeys = [heroImagesQuery.queryKey, ['hero-image']]
