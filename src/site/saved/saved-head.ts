import type { SiteProfile } from '#contract/site.ts'
import type { ChosenTrip } from '#contract/trips.ts'
import { listCardPath } from '#values/addresses/saved-address.ts'
import { formatDays, formatJourneys } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { comparedTrips } from '#values/trips/compared-trips.ts'
import { listTitle } from '#values/trips/list-title.ts'
import { pageHead } from '../shell/page-head.ts'
import { savedText } from './saved-text.ts'

/**
 * The head of a list that someone passes on, loaded with it (see `lazyPageHead`): messengers show its title and card, search engines
 * do not index it.
 */
export function sharedListHead(site: SiteProfile | undefined, path: string, trips: ChosenTrip[]) {
  const named = trips.slice(0, comparedTrips.most)
  const question = listTitle(named.map(({ title }) => title))
  const lines = named.map(({ title, duration, price }) => `${title} (${formatDays(duration)}, ${formatRupees(price)})`)
  const { meta } = pageHead({
    site,
    title: trips.length > 1 ? `${question} ${formatJourneys(trips.length)}` : question || savedText.list.title,
    description: lines.join(' · ') || savedText.list.lead,
    path,
    card: named.length > 0 ? listCardPath(named.map(({ id }) => id)) : null,
    unlisted: true,
  })
  return { meta }
}
