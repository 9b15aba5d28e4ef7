import { cacheTimes } from '#contract/http/cache-times.ts'
import type { CategoryName } from '#values/categories.ts'
import { query } from '../shell/queries/query-cache.ts'

export const categoriesQuery = query(['categories'], cacheTimes.categories, (api) => api.categories.list())

export function categoryQuery(name: CategoryName) {
  return query(['categories', name], cacheTimes.categories, (api) => api.categories.get({ name }))
}
