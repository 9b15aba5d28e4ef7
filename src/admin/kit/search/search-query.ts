import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { everythingLimits, type Everything, type SearchedItem, type Item } from '#contract/admin/search.ts'
import { adminApi } from '../api/admin-api.ts'
import { textOf } from '../list/list-search.ts'

/** Debounce while typing, milliseconds. */
const debounceTime = 150

interface ItemSearch {
  found: Everything | undefined
  /** The search that `found` belongs to. */
  searched: string
  isSearching: boolean
  error: unknown
  retry: () => void
}

/** The search while typing: the last results stay until the next ones arrive. */
export function useItemSearch(typed: string, entities?: SearchedItem[], perEntity?: number): ItemSearch {
  const text = textOf(typed)?.slice(0, everythingLimits.text) ?? ''
  const [search] = useDebouncedValue(text, debounceTime)
  const query = useQuery({
    queryKey: ['admin-search', search, entities, perEntity],
    queryFn: ({ signal }) => adminApi.search.find({ search, entities, per_entity: perEntity }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  return {
    found: search === '' ? undefined : query.data,
    searched: search,
    isSearching: text !== '' && (search !== text || query.isFetching),
    error: search === '' ? null : query.error,
    retry: () => void query.refetch(),
  }
}

/** These items as they are called now, as far as they exist. */
export function namedItemsQuery(named: Item[]) {
  return queryOptions({
    queryKey: ['admin-search', 'named', named],
    queryFn: async ({ signal }) => (await adminApi.search.find({ named }, { signal })).items,
    enabled: named.length > 0,
    staleTime: 0,
    retry: false,
  })
}
