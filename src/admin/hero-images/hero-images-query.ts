import { queryOptions } from '@tanstack/react-query'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { queryTimes } from '../kit/api/admin-query-client.ts'

export const heroImagesQuery = queryOptions({
  queryKey: ['admin-hero-images'],
  queryFn: () => adminApi.heroImages.list(),
  ...queryTimes(cacheTimes.heroImage),
})
