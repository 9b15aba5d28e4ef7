import { cacheTimes } from '#contract/cache-times.ts'
import type { SiteProfile } from '#contract/site.ts'
import { query } from './query-cache.ts'
import { useQuery } from './use-query.ts'

export const siteQuery = query(['site'], cacheTimes.general, (api) => api.site.profile())

/** The loader of the layout has fetched it. */
export function useSite(): SiteProfile {
  return useQuery(siteQuery)
}
