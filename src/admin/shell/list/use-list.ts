import { keepPreviousData, queryOptions, useQuery, type QueryKey } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { adminPageSize, type Direction } from '#contract/admin/fields.ts'
import { cacheTimes } from '#contract/cache-times.ts'
import { queryTimes } from '../api/admin-query-client.ts'
import type { ListSearch } from './list-search.ts'

/** Order of a list. */
export interface ListOrder {
  sort: string
  direction: Direction
}

/** One page of a list as the calls answer it. */
export interface ListPage<Item> {
  total: number
  items: Item[]
}

interface ListOptions<Item, Search extends ListSearch> {
  /** What the address holds, as the route read it. */
  search: Search
  /** First part of the query's key, as named in the specification (7.6). */
  key: QueryKey
  /** The order when the address names none. */
  order: ListOrder
  /** Fetches the page that the address asks for. */
  fetch: (search: Search, signal: AbortSignal) => Promise<ListPage<Item>>
  /** Whether it tells of what other screens save too, and so is asked for anew on every visit. */
  followsOthers?: boolean
}

/**
 * A list whose search, filters, order and page live in the address. While the next page loads, the last one stays.
 * @returns a function to change the address, and the list's state.
 */
export function useList<Item, Search extends ListSearch>(options: ListOptions<Item, Search>) {
  const { search, key, order, fetch, followsOthers = false } = options
  const navigate = useNavigate()
  const { action: _action, ...rest } = search
  const query = useQuery(
    queryOptions({
      queryKey: [...key, rest],
      queryFn: ({ signal }) => fetch(search, signal),
      placeholderData: keepPreviousData,
      ...queryTimes(cacheTimes.adminLists),
      ...(followsOthers ? { staleTime: 0 } : {}),
    }),
  )
  /** Changes the address; a changed filter or order goes back to the first page. */
  const change = (changes: Partial<Search>, { replace = false } = {}) =>
    navigate({
      to: '.',
      search: (current: ListSearch) =>
        withoutBlanks({ ...current, ...('page' in changes ? {} : { page: undefined }), ...changes }),
      replace,
      resetScroll: false,
    })
  return {
    change,
    order: { sort: search.sort ?? order.sort, direction: search.direction ?? order.direction },
    page: search.page ?? 1,
    pageSize: adminPageSize.default,
    query,
  }
}

function withoutBlanks(search: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''))
}
