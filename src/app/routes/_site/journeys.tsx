import { createFileRoute } from '@tanstack/react-router'
import { noStoreHeaders } from '#site/shell/no-store-headers.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'
import {
  journeyFacetsQuery,
  journeysNearestQuery,
  journeysQuery,
  readJourneysFilter,
} from '#site/trips/journeys/journeys-filter.ts'
import { JourneysPage } from '#site/trips/journeys/journeys-page.tsx'
import { JourneysSkeleton } from '#site/trips/journeys/journeys-skeleton.tsx'
import { regionCountsQuery, regionQuery } from '#site/trips/trip-queries.ts'

/** All published trips, chosen by facets (docs/decisions/0092). */
export const Route = createFileRoute('/_site/journeys')({
  validateSearch: readJourneysFilter,
  // Parse the search again: the router adds parameters that the page does not know.
  loaderDeps: ({ search }) => readJourneysFilter(search),
  loader: async ({ context: { queries }, deps: filter }) => {
    const [trips] = await Promise.all([
      queries.fetch(journeysQuery(filter)),
      queries.fetch(journeyFacetsQuery(filter)),
      queries.fetch(regionCountsQuery()),
      filter.region ? queries.fetch(regionQuery(filter.region)) : null,
      queries.fetch(siteQuery),
    ])
    const isFiltered = Object.values(filter).some((value) => value !== undefined)
    const matchesNothing = isFiltered && trips.length === 0
    if (matchesNothing) await queries.fetch(journeysNearestQuery(filter))
    return { matchesNothing }
  },
  headers: ({ loaderData }) => (loaderData?.matchesNothing ? noStoreHeaders : {}),
  head: async ({ match: { context, search } }) => {
    const filter = readJourneysFilter(search)
    const facets = context.queries.get(journeyFacetsQuery(filter))
    if (!facets) return {}
    const { journeysHead } = await import('#site/trips/journeys/journeys-head.ts')
    return journeysHead({
      site: context.queries.get(siteQuery),
      filter,
      facets,
      region: filter.region ? context.queries.get(regionQuery(filter.region)) : undefined,
      trips: context.queries.get(journeysQuery(filter)) ?? [],
    })
  },
  component: Journeys,
  pendingComponent: JourneysSkeleton,
})

function Journeys() {
  return <JourneysPage filter={readJourneysFilter(Route.useSearch())} />
}
