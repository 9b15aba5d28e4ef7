import { queryOptions } from '@tanstack/react-query'
import type { PublicApi } from '#contract/http/client.ts'
import { readClient } from '#contract/http/read-client.ts'

const publicApi = readClient<PublicApi>('/api/rpc')

/** Brand and address of the public site. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => publicApi.site.profile(undefined, { signal }),
})
