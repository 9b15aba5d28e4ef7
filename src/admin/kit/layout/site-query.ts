import { queryOptions } from '@tanstack/react-query'
import type { PublicApi } from '#contract/http/client.ts'
import { readClient } from '#contract/http/read-client.ts'

const publicApi = readClient<PublicApi>('/api/rpc')

/** Texts of the home page. */
export const homeQuery = queryOptions({
  queryKey: ['site', 'home'],
  queryFn: ({ signal }) => publicApi.site.home(undefined, { signal }),
})

/** Brand and address of the public site. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => publicApi.site.profile(undefined, { signal }),
})
