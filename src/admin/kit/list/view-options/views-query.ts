import { queryOptions } from '@tanstack/react-query'
import type { SavedView, ViewedList, ViewSearch } from '#contract/admin/lists/saved-views.ts'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminApi } from '../../api/admin-api.ts'
import { queryTimes } from '../../api/admin-query-client.ts'
import { filtersIn, type ListSearch } from '../list-search.ts'
import type { ViewOptions } from './use-view-options.ts'

export function savedViewsQuery(list: ViewedList) {
  return queryOptions({
    queryKey: ['saved-views', list],
    queryFn: ({ signal }) => adminApi.savedViews.list({ list }, { signal }),
    ...queryTimes(cacheTimes.adminLists),
  })
}

/** @returns what a view keeps: filters, order and view options, without the page. */
export function viewSearchOf(search: ListSearch, { density, pageSize }: ViewOptions): ViewSearch {
  const { sort, direction } = search
  const filters = filtersIn(search).map((name) => [name, String(search[name])] as const)
  return {
    ...Object.fromEntries(filters),
    ...(sort ? { sort } : {}),
    ...(direction ? { direction } : {}),
    density,
    page_size: String(pageSize),
  }
}

/** @returns the parameters of the list's address; its route drops what it does not know. */
export function addressOf({ search }: SavedView): Record<string, string> {
  const { density: _density, page_size: _size, ...address } = search
  return address
}

/** Whether the list shows this view. */
export function isShown(view: SavedView, search: ListSearch, viewOptions: ViewOptions): boolean {
  const [kept, now] = [view.search, viewSearchOf(search, viewOptions)]
  const names = new Set([...Object.keys(kept), ...Object.keys(now)])
  return [...names].every((name) => kept[name] === now[name])
}
