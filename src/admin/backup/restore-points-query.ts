import { infiniteQueryOptions } from '@tanstack/react-query'
import { adminApi } from '../kit/api/admin-api.ts'

export const restorePointsQuery = infiniteQueryOptions({
  queryKey: ['admin-restore-points'],
  queryFn: ({ pageParam, signal }) =>
    adminApi.backup.points(pageParam === null ? {} : { before: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ points, more }) => (more ? points.at(-1)!.at : undefined),
  staleTime: 15_000,
  retry: false,
})
