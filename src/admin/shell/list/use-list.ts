import { keepPreviousData, queryOptions, useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
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

/** A list's state, and the ways to change it through the address. */
export interface List<Item, Search extends ListSearch> {
  search: Search
  query: UseQueryResult<ListPage<Item>>
  order: ListOrder
  /** From 1. */
  page: number
  pageSize: number
  /** Changes the address; a changed filter or order goes back to the first page. */
  change: (changes: Partial<Search>) => void
  /** Searches while typing: replaces the history entry, so that one step back leaves the search. */
  searchFor: (text: string) => void
  sortBy: (order: ListOrder) => void
  goTo: (page: number) => void
}

/** A list whose search, filters, order and page live in the address. While the next page loads, the last one stays. */
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
