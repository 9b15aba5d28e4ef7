import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { tripHead } from '#site/trips/page/trip-head.ts'
import { errorTitle, noIndexHead } from '#site/shell/page-head.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'
import { tripLink } from '#site/shell/links/trip-link.ts'
import { notFoundTitles } from '#site/shell/notices/not-found-titles.ts'
import { TripPage } from '#site/trips/page/trip-page.tsx'
import { tripQuery } from '#site/trips/trip-queries.ts'
import { TripPreview } from '#site/trips/page/trip-preview.tsx'
import { throwIfNotFound } from '../-not-found.ts'

/** Shows the known parts of the trip at once; a preloaded trip never needs this. */
const pendingMs = 0

export const Route = createFileRoute('/_site/trip/$id/{-$title}')({
  codeSplitGroupings: [['component'], ['pendingComponent']],
  loader: async ({ context: { queries }, params: { id, title } }) => {
    const trip = await queries
      .fetch(tripQuery(id))
      .catch((error: unknown) => throwIfNotFound(queries, error, 'TRIP_NOT_FOUND'))
    const link = tripLink(trip)
    // The plain address also shows the page (specification 2.5); a wrong or former title leads to the present one.
    if (title !== undefined && title !== link.params.title) throw redirect({ ...link, search: true, statusCode: 301 })
  },
  head: ({ match: { context, params, status } }) => {
    const trip = context.queries.get(tripQuery(params.id))
    const site = context.queries.get(siteQuery)
    if (trip) return tripHead(trip, site)
    return noIndexHead(site, status === 'error' ? errorTitle : notFoundTitles.trip)
  },
  component: Trip,
  pendingComponent: Pending,
  pendingMs,
  notFoundComponent: lazyRouteComponent(() => import('../-unknown-pages.tsx'), 'UnknownTrip'),
})

function Trip() {
  const { id } = Route.useParams()
  return <TripPage id={id} />
}

function Pending() {
  return <TripPreview id={Route.useParams().id} />
}
