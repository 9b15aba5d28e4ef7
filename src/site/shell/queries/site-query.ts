import { cacheTimes } from '#contract/http/cache-times.ts'
import type { PublicApi } from '#contract/http/client.ts'
import type { SiteProfile } from '#contract/site.ts'
import { query, type Query, type QueryCache } from './query-cache.ts'
import { useQuery } from './use-query.ts'

export const siteQuery = query(['site'], cacheTimes.general, (api) => api.site.profile())

/** Fetched by the loader of the layout route. */
export function useSite(): SiteProfile {
  return useQuery(siteQuery)
}

type PageApi = Omit<PublicApi['site'], 'profile'>

type PageTexts<Name extends keyof PageApi> = Awaited<ReturnType<PageApi[Name]>>

/** Texts of a page that shows no single record. */
export function pageQuery<Name extends keyof PageApi>(name: Name): Query<PageTexts<Name>> {
  return query(['site', name], cacheTimes.general, (api) => api.site[name]() as Promise<PageTexts<Name>>)
}

interface LoaderOf {
  context: { queries: QueryCache }
}

/** The loader of such a page. */
export function pageLoader(name: keyof PageApi) {
  return ({ context }: LoaderOf) => context.queries.fetch(pageQuery(name))
}
