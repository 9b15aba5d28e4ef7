import { queryOptions } from '@tanstack/react-query'
import { cacheTimes } from '#contract/cache-times.ts'
import { api } from '#contract/client.ts'
import type { CategoryName } from '#values/categories.ts'
import { queryTimes } from '../shell/query-times.ts'

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => api.categories.list(),
  ...queryTimes(cacheTimes.categories),
})

export function categoryQuery(name: CategoryName) {
  return queryOptions({
    queryKey: ['categories', name],
    queryFn: () => api.categories.get({ name }),
    ...queryTimes(cacheTimes.categories),
  })
}
