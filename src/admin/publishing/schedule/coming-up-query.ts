import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../../kit/api/admin-api.ts'

/** What is planned, the earliest first; under a key that follows all writes. */
export const comingUpQuery = queryOptions({
  queryKey: ['admin-schedules', 'all'],
  queryFn: ({ signal }) => adminApi.schedules.list(undefined, { signal }),
  staleTime: 0,
})
