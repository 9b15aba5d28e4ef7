import type { SiteProfile } from '#contract/site.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import { breadcrumbList, type Crumb } from './breadcrumb-list.ts'
import type { Thing } from './schema-node.ts'

interface TripList extends Crumb {
  /** In the order of the page. */
  trips: { id: string; title: string }[]
  /** Number of trips on the previous pages. */
  before?: number
}

/** A page that lists trips. */
export function tripListData(site: SiteProfile, { name, path, trips, before = 0 }: TripList): Thing[] {
  const crumbs = breadcrumbList(site, [{ name, path }])
  if (trips.length === 0) return [crumbs]
  const itemListElement = trips.map((trip, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: trip.title,
    url: site.site_url + tripPath(trip),
  }))
  return [crumbs, { '@type': 'ItemList', name, itemListElement }]
}
