import { cacheTimes } from '#contract/cache-times.ts'
import type { SiteProfile } from '#contract/site.ts'
import { query } from './query-cache.ts'
import { useQuery } from './use-query.ts'

export const siteQuery = query(['site'], cacheTimes.general, (api) => api.site.profile())

/** Fetched by the loader of the layout route. */
export function useSite(): SiteProfile {
  return useQuery(siteQuery)
}
