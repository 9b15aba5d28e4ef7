import { createFileRoute } from '@tanstack/react-router'
import { noStoreHeaders } from '#site/shell/no-store-headers.ts'
import { noIndexHead } from '#site/shell/page-head.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'
import { SavedPage } from '#site/saved/saved-page.tsx'
import { chosenStoriesQuery, chosenTripsQuery } from '#site/saved/saved-queries.ts'
import { savedSearch } from '#site/saved/saved-search.ts'
import { namesIn, savedAddress } from '#values/addresses/saved-address.ts'

export const Route = createFileRoute('/_site/saved')({
  validateSearch: savedSearch,
  loaderDeps: ({ search: { trips, stories, people } }) => ({ trips, stories, people }),
  loader: async ({ context: { queries }, deps: { trips, stories, people } }) => {
    const isList = trips !== undefined || stories !== undefined
    if (isList) {
      await Promise.all([
        queries.fetch(chosenTripsQuery(namesIn(trips), people)),
        queries.fetch(chosenStoriesQuery(namesIn(stories))),
      ])
    }
    return { isList }
  },
  // A client can invent any number of lists.
  headers: ({ loaderData }) => (loaderData?.isList ? noStoreHeaders : {}),
  head: async ({ match: { context, search } }) => {
    const site = context.queries.get(siteQuery)
    const names = { trips: namesIn(search.trips), stories: namesIn(search.stories) }
    if (names.trips.length + names.stories.length === 0) return noIndexHead(site, 'Saved for later')
    const trips = context.queries.get(chosenTripsQuery(names.trips, search.people)) ?? []
    const { sharedListHead } = await import('#site/saved/saved-head.ts')
    return sharedListHead(site, savedAddress(names), trips)
  },
  component: Saved,
})

function Saved() {
  return <SavedPage list={Route.useSearch()} />
}
