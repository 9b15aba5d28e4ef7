import type { Region } from '#contract/regions.ts'
import type { Facets } from '#contract/trip-details/facets.ts'
import type { SiteProfile } from '#contract/site.ts'
import { formatJourneys } from '#values/format/counts.ts'
import { excerpt, metaLength } from '#values/format/excerpt.ts'
import { landingTrips } from '#values/trips/landing-trips.ts'
import { journeysPage } from '#values/pages/journeys.ts'
import { tripListData } from '../../shell/head/structured-data/list-data.ts'
import { fixedPageHead } from '../../shell/page-head.ts'
import { tripsPerPage } from '../trip-queries.ts'
import type { JourneysFilter } from './journeys-filter.ts'

interface JourneysPageHead {
  site: SiteProfile | undefined
  filter: JourneysFilter
  facets: Facets
  /** That of the filter, if it is known. */
  region: Region | undefined
  /** In the order of the page. */
  trips: { id: string; title: string }[]
}

/** Search engines list the whole list and that of a region; combinations of facets are for people (docs/decisions/0092). */
export function journeysHead({ site, filter, facets, region: about, trips }: JourneysPageHead) {
  const { region, page = 1, sort: _sort, ...others } = filter
  const isCombined = Object.values({ ...others, page: undefined }).some((value) => value !== undefined)
  const isLanding = region !== undefined && facets.total >= landingTrips
  const search = new URLSearchParams()
  if (region) search.set('region', region)
  if (page > 1) search.set('page', String(page))
  const name = region ? `Journeys in ${region}` : journeysPage.title
  const listPath = region ? `${journeysPage.path}?region=${encodeURIComponent(region)}` : journeysPage.path
  const list = { name, path: listPath, trips, before: (page - 1) * tripsPerPage }
  return fixedPageHead(site, journeysPage, {
    title: [name, page > 1 ? `Page ${page}` : ''].filter(Boolean).join(' · '),
    ...(region && { description: regionDescription(region, facets.total, about) }),
    ...(search.size > 0 && { path: `${journeysPage.path}?${search.toString().replaceAll('+', '%20')}` }),
    unlisted: isCombined || facets.total === 0 || (region !== undefined && !isLanding),
    structuredData: import.meta.env.SSR && site && tripListData(site, list),
  })
}

function regionDescription(name: string, total: number, region: Region | undefined): string {
  const season = region?.season ? `${region.season}. ` : ''
  const words = region?.words ?? 'Choose by month, length, price and pace.'
  return excerpt(`${formatJourneys(total)} in ${name}. ${season}${words}`, metaLength)
}
