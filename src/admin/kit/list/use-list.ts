import { keepPreviousData, queryOptions, useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { adminPageSize, type Direction } from '#contract/admin/fields.ts'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { queryTimes } from '../api/admin-query-client.ts'
import { filtersIn, listPartOf, type ListSearch } from './list-search.ts'
import type { ViewOptions } from './view-options/use-view-options.ts'

export interface ListOrder {
  sort: string
  direction: Direction
}

/** Response of a list call. */
export interface ListPage<Item> {
  total: number
  items: Item[]
  /** Whether nothing matches the search and the listed items are only similar. */
  similar?: boolean | undefined
  /** Whether there are rows before and after this page, in a list that is paged by its rows instead of by numbers. */
  newer?: boolean | undefined
  older?: boolean | undefined
}

interface ListOptions<Item, Search extends ListSearch> {
  /** The route's validated search. */
  search: Search
  /** One and several: 'trip', 'trips'. */
  names: [string, string]
  /** Prefix of the query key (specification 7.6). */
  key: QueryKey
  /** Minutes for which the list is fresh and retained; by default those of the specification for all others. */
  times?: { fresh: number; retained: number }
  /** The default order. */
  order: ListOrder
  /** For lists that can be looked at in several ways. */
  viewOptions?: ViewOptions
  fetch: (search: Search, signal: AbortSignal) => Promise<ListPage<Item>>
}

/** A list's state, and functions that change it through the URL. */
export interface List<Item, Search extends ListSearch> {
  search: Search
  names: [string, string]
  viewOptions: ViewOptions | undefined
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
  /** Takes all filters away. */
  clear: () => void
}

/** A list with its search, filters, order and page in the URL. The previous page is shown while the next one loads. */
export function useList<Item, Search extends ListSearch>(options: ListOptions<Item, Search>): List<Item, Search> {
  const { search, names, key, times = cacheTimes.general, order, viewOptions, fetch } = options
  const pageSize = viewOptions?.pageSize ?? adminPageSize.default
  const navigate = useNavigate()
  // The rest of it belongs to the form that is open over the list.
  const size = pageSize === adminPageSize.default ? {} : { page_size: pageSize }
  const listSearch = { ...(listPartOf(search) as Search), ...size }
  const query = useQuery(
    queryOptions({
      queryKey: [...key, listSearch],
      queryFn: ({ signal }) => fetch(listSearch, signal),
      placeholderData: keepPreviousData,
      ...queryTimes(times),
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
    names,
    viewOptions,
    query,
    order: { sort: search.sort ?? order.sort, direction: search.direction ?? order.direction },
    page: search.page ?? 1,
    pageSize,
    change: (changes) => change(changes),
    searchFor: (text) => change({ search: text }, { replace: true }),
    sortBy: ({ sort, direction }) => change({ sort, direction }),
    goTo: (page) => change({ page }),
    clear: () => change(Object.fromEntries(filtersIn(search).map((name) => [name, undefined])) as Partial<Search>),
  }
}

function withoutBlanks(search: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''))
}
