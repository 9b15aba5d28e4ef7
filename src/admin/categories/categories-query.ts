import { queryOptions } from '@tanstack/react-query'
import { cacheTimes } from '#contract/cache-times.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { queryTimes } from '../shell/api/admin-query-client.ts'

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => adminApi.categories.list(),
  ...queryTimes(cacheTimes.categories),
})
