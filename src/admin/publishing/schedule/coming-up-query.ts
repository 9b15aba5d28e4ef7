import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../../kit/api/admin-api.ts'

/** Schedules, earliest first; the key is invalidated by all writes. */
export const comingUpQuery = queryOptions({
  queryKey: ['admin-schedules', 'all'],
  queryFn: ({ signal }) => adminApi.schedules.list(undefined, { signal }),
  staleTime: 0,
})
