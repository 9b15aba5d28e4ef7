import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../kit/api/admin-api.ts'

const quarterMinute = 15_000

/** Polled while the dashboard is open, so that it shows an unavailable target. */
export const backupQuery = queryOptions({
  queryKey: ['admin-backup'],
  queryFn: ({ signal }) => adminApi.backup.status(undefined, { signal }),
  staleTime: quarterMinute,
  refetchInterval: quarterMinute,
})
