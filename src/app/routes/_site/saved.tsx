import { createFileRoute } from '@tanstack/react-router'
import { noStoreHeaders } from '#site/shell/no-store-headers.ts'
import { noIndexHead } from '#site/shell/page-head.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'
import { SavedPage } from '#site/saved/saved-page.tsx'
import { chosenStoriesQuery, chosenTripsQuery } from '#site/saved/saved-queries.ts'
import { savedSearch } from '#site/saved/saved-search.ts'
import { namesIn } from '#values/addresses/saved-address.ts'

export const Route = createFileRoute('/_site/saved')({
  validateSearch: savedSearch,
  loaderDeps: ({ search: { trips, stories } }) => ({ trips, stories }),
  loader: async ({ context: { queries }, deps: { trips, stories } }) => {
    const isList = trips !== undefined || stories !== undefined
    if (isList) {
      await Promise.all([
        queries.fetch(chosenTripsQuery(namesIn(trips))),
        queries.fetch(chosenStoriesQuery(namesIn(stories))),
      ])
    }
    return { isList }
  },
  // A client can invent any number of lists.
  headers: ({ loaderData }) => (loaderData?.isList ? noStoreHeaders : {}),
  head: ({ match: { context, search } }) => {
    const isList = search.trips !== undefined || search.stories !== undefined
    return noIndexHead(context.queries.get(siteQuery), isList ? 'A list for you' : 'Saved for later')
  },
  component: Saved,
})

function Saved() {
  const { trips, stories } = Route.useSearch()
  return <SavedPage trips={namesIn(trips)} stories={namesIn(stories)} />
}
