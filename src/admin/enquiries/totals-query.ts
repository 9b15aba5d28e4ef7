import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../kit/api/admin-api.ts'

/** How many enquiries there are; looked up again with every visit of the list and every write on it. */
export const enquiryTotalsQuery = queryOptions({
  queryKey: ['admin-enquiries', 'totals'],
  queryFn: ({ signal }) => adminApi.enquiries.totals(undefined, { signal }),
  staleTime: 60_000,
  retry: false,
})
