import { queryOptions } from '@tanstack/react-query'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { cacheTimes } from '#contract/cache-times.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { queryTimes } from '../shell/api/admin-query-client.ts'
import { loadKept, type Kept } from '../shell/form/editions/open-edition.ts'

/** A category with its unpublished versions: a form begins with the open draft, and offers what another browser has. */
export type OpenedCategory = AdminCategory & { kept: Kept }

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async (): Promise<OpenedCategory[]> => {
    const categories = await adminApi.categories.list()
    return Promise.all(categories.map(async (each) => ({ ...each, kept: await loadKept('categories', each.id) })))
  },
  ...queryTimes(cacheTimes.categories),
})

export async function loadCategory(id: string): Promise<OpenedCategory> {
  const [categories, kept] = await Promise.all([adminApi.categories.list(), loadKept('categories', id)])
  return { ...categories.find((each) => each.id === id)!, kept }
}
