import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../shell/api/admin-api.ts'

const quarterMinute = 15_000

/** Asked again while the dashboard is open: a target that is away should be seen. */
export const backupQuery = queryOptions({
  queryKey: ['admin-backup'],
  queryFn: ({ signal }) => adminApi.backup.status(undefined, { signal }),
  staleTime: quarterMinute,
  refetchInterval: quarterMinute,
})
