import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminApi } from '../api/admin-api.ts'
import { queryTimes } from '../api/admin-query-client.ts'

/** Options per search. */
const limit = 50

/** Debounce of the search, milliseconds. */
const debounceTime = 250

interface Option {
  value: string
  label: string
}

const sources = {
  trips: {
    key: 'admin-trips',
    load: async (search: string, signal: AbortSignal): Promise<Option[]> =>
      (await adminApi.trips.options({ search, limit }, { signal })).map(({ id, title, status }) => ({
        value: id,
        label: status === 'draft' ? `${title} (draft)` : title,
      })),
  },
  vendors: {
    key: 'vendors',
    load: async (search: string, signal: AbortSignal): Promise<Option[]> =>
      (await adminApi.vendors.options({ search, limit }, { signal })).map(({ id, vendor_name }) => ({
        value: id,
        label: vendor_name,
      })),
  },
}

interface Chosen {
  /** The option for none. */
  none?: Option
  value?: string | undefined
  /** Label of the chosen option, which may not be among the first; blank until it is known. */
  name?: string | undefined
}

/** Options of a select whose search runs on the server, as properties of a `SearchSelect`. */
export function useOptionSearch(from: keyof typeof sources, { none, value, name }: Chosen = {}) {
  const [typed, setTyped] = useState('')
  // After a selection the input contains its label, which is not a search.
  const wanted = typed === name ? '' : typed.trim()
  const [search] = useDebouncedValue(wanted, debounceTime)
  const { key, load } = sources[from]
  const query = useQuery({
    queryKey: [key, 'options', search],
    queryFn: ({ signal }) => load(search, signal),
    placeholderData: keepPreviousData,
    ...queryTimes(cacheTimes[from]),
  })
  const { data: found = [], isError, isPending, isPlaceholderData } = query
  const isMissing = value && name !== undefined && ![none, ...found].some((each) => each?.value === value)
  return {
    data: [...(none ? [none] : []), ...(isMissing ? [{ value, label: name || '…' }] : []), ...found],
    searchValue: typed,
    onSearchChange: setTyped,
    searching: search !== wanted || isPending || isPlaceholderData,
    error: isError ? `Failed to fetch ${from}` : undefined,
  }
}
