import type { FixedPage } from '#values/pages/fixed-page.ts'
import { fixedPageHead } from '../page-head.ts'
import type { QueryCache } from '../queries/query-cache.ts'
import { siteQuery } from '../queries/site-query.ts'

interface HeadOf {
  match: { context: { queries: QueryCache } }
}

/**
 * The head of a page whose declaration is loaded with it: the code of routes is loaded by every page.
 * @param load imports the module of the declaration, which exports nothing else. A name would be written out for each page.
 */
export function lazyPageHead(load: () => Promise<Record<string, FixedPage>>) {
  return async ({ match }: HeadOf) =>
    fixedPageHead(match.context.queries.get(siteQuery), Object.values(await load())[0]!)
}
