import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Panels } from '#contract/admin/dashboard/dashboard.ts'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { queryTimes } from '../kit/api/admin-query-client.ts'

/** All panels in one call, under a key that follows all writes. */
const panelsQuery = queryOptions({
  queryKey: ['admin-dashboard', 'panels'],
  queryFn: ({ signal }) => adminApi.dashboard.panels(undefined, { signal }),
  ...queryTimes(cacheTimes.adminLists),
})

/** One of them; null where it alone could not be read. */
export function usePanel<Name extends keyof Panels>(name: Name): UseQueryResult<Panels[Name]> {
  return useQuery({ ...panelsQuery, select: (panels: Panels) => panels[name] })
}

/** Milliseconds before asking again for counts in progress. */
const countingTime = 1000

/** Separate from the other panels, which would have to wait for it in a large catalogue. */
export const issuesQuery = queryOptions({
  queryKey: ['admin-dashboard', 'issues'],
  queryFn: ({ signal }) => adminApi.dashboard.issues(undefined, { signal }),
  ...queryTimes(cacheTimes.adminLists),
  refetchInterval: ({ state }) => (state.data?.counting ? countingTime : false),
})
