import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../api/admin-api.ts'

const minute = 60_000

/** A failed request keeps the last known state. */
export const serverQuery = queryOptions({
  queryKey: ['server-status'],
  queryFn: ({ signal }) => adminApi.server.status(undefined, { signal }),
  staleTime: minute,
  refetchInterval: minute,
  retry: false,
})
