import { queryOptions } from '@tanstack/react-query'
import { adminApi, backgroundApi } from '../kit/api/admin-api.ts'

/** Number of enquiries by status; `useLiveEnquiries` keeps it current on every screen. */
export const enquiryCountsQuery = queryOptions({
  queryKey: ['enquiry-counts'],
  queryFn: ({ signal }) => backgroundApi.enquiries.counts(undefined, { signal }),
  staleTime: 45_000,
  retry: false,
})

export const enquiryTotalsQuery = queryOptions({
  queryKey: ['admin-enquiries', 'totals'],
  queryFn: ({ signal }) => adminApi.enquiries.totals(undefined, { signal }),
  staleTime: 60_000,
  retry: false,
})
