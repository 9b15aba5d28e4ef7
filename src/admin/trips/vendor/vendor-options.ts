import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminApi } from '../../kit/api/admin-api.ts'
import { queryTimes } from '../../kit/api/admin-query-client.ts'

/** Options per search. */
const maxOptions = 50

export function vendorOptionsQuery(search: string) {
  return queryOptions({
    queryKey: ['vendors', 'options', search],
    queryFn: ({ signal }) => adminApi.vendors.options({ search, limit: maxOptions }, { signal }),
    placeholderData: keepPreviousData,
    ...queryTimes(cacheTimes.vendors),
  })
}
