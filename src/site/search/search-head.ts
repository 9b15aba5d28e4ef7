import type { SiteProfile } from '#contract/site.ts'
import { pageHead } from '../shell/page-head.ts'

/** Results are for people: search engines list the page alone (docs/decisions/0092). */
export function searchHead(site: SiteProfile | undefined, q: string | undefined) {
  return pageHead({
    site,
    title: q ? `‘${q}’` : 'Search',
    description: 'Search journeys, stories, hosts and regions, in any spelling.',
    path: '/search',
    card: null,
    unlisted: q !== undefined,
  })
}
