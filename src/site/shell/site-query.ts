import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { cacheTimes } from '#contract/cache-times.ts'
import { api } from '#contract/client.ts'
import type { SiteProfile } from '#contract/site.ts'
import { queryTimes } from './query-times.ts'

/** Brand, contacts and links. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: () => api.site.profile(),
  ...queryTimes(cacheTimes.general),
})

/** @returns the site's profile; the frame's loader has fetched it. */
export function useSite(): SiteProfile {
  return useSuspenseQuery(siteQuery).data
}
