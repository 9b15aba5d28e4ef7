import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { adminApi } from '../kit/api/admin-api.ts'

const quarterMinute = 15_000

/** Polled while the dashboard is open, so that it shows an unavailable target. */
export const backupQuery = queryOptions({
  queryKey: ['admin-backup'],
  queryFn: ({ signal }) => adminApi.backup.status(undefined, { signal }),
  staleTime: quarterMinute,
  refetchInterval: quarterMinute,
})

export const backupSetupQuery = queryOptions({
  queryKey: ['admin-backup-setup'],
  queryFn: ({ signal }) => adminApi.backup.setup(undefined, { signal }),
})

export const restorePointsQuery = infiniteQueryOptions({
  queryKey: ['admin-restore-points'],
  queryFn: ({ pageParam, signal }) =>
    adminApi.backup.points(pageParam === null ? {} : { before: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ points, more }) => (more ? points.at(-1)!.at : undefined),
  staleTime: quarterMinute,
  retry: false,
})
