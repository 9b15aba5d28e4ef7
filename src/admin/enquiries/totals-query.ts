import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../kit/api/admin-api.ts'

/** Number of enquiries; fetched again with every visit of the list and every write in it. */
export const enquiryTotalsQuery = queryOptions({
  queryKey: ['admin-enquiries', 'totals'],
  queryFn: ({ signal }) => adminApi.enquiries.totals(undefined, { signal }),
  staleTime: 60_000,
  retry: false,
})
