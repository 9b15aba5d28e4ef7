import { keepPreviousData, queryOptions, useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { adminPageSize, type Direction } from '#contract/admin/fields.ts'
import { cacheTimes } from '#contract/cache-times.ts'
import { queryTimes } from '../api/admin-query-client.ts'
import type { ListSearch } from './list-search.ts'

export interface ListOrder {
  sort: string
  direction: Direction
}

/** Response of a list call. */
export interface ListPage<Item> {
  total: number
  items: Item[]
}

interface ListOptions<Item, Search extends ListSearch> {
  /** The route's validated search. */
  search: Search
  /** Prefix of the query key (specification 7.6). */
  key: QueryKey
  /** The default order. */
  order: ListOrder
  fetch: (search: Search, signal: AbortSignal) => Promise<ListPage<Item>>
  /** Whether other screens change the list too, so that it is refetched on every visit. */
  followsOthers?: boolean
}

/** A list's state, and functions that change it through the URL. */
export interface List<Item, Search extends ListSearch> {
  search: Search
  query: UseQueryResult<ListPage<Item>>
  order: ListOrder
  /** From 1. */
  page: number
  pageSize: number
  /** Changes the search; a changed filter or order goes back to the first page. */
  change: (changes: Partial<Search>) => void
  /** Replaces the history entry, so that going back leaves the search at once. */
  searchFor: (text: string) => void
  sortBy: (order: ListOrder) => void
  goTo: (page: number) => void
}

/** A list with its search, filters, order and page in the URL. The previous page is shown while the next one loads. */
export function useList<Item, Search extends ListSearch>(options: ListOptions<Item, Search>): List<Item, Search> {
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
  const change = (changes: Partial<Search> | ListSearch, { replace = false } = {}) =>
    void navigate({
      to: '.',
      search: (current: ListSearch) =>
        withoutBlanks({ ...current, ...('page' in changes ? {} : { page: undefined }), ...changes }),
      replace,
      resetScroll: false,
    })
  return {
    search,
    query,
    order: { sort: search.sort ?? order.sort, direction: search.direction ?? order.direction },
    page: search.page ?? 1,
    pageSize: adminPageSize.default,
    change: (changes) => change(changes),
    searchFor: (text) => change({ search: text }, { replace: true }),
    sortBy: ({ sort, direction }) => change({ sort, direction }),
    goTo: (page) => change({ page }),
  }
}

function withoutBlanks(search: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''))
}
