import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { errorTitle, noIndexHead } from '#site/shell/page-head.ts'
import { siteQuery } from '#site/shell/site-query.ts'
import { tripNotFoundTitle } from '#site/trips/not-found-title.ts'
import { TripPage } from '#site/trips/page/trip-page.tsx'
import { fetchFeaturedIfPossible, tripQuery } from '#site/trips/trip-queries.ts'
import { TripPreview } from '#site/trips/page/trip-preview.tsx'

/** What is known of the trip shows at once; a preloaded trip never needs it. */
const pendingMs = 0

export const Route = createFileRoute('/_site/trip/$id')({
  loader: async ({ context: { queries }, params: { id } }) => {
    try {
      await queries.fetch(tripQuery(id))
    } catch (error) {
      if (!isTripNotFound(error)) throw error
      await fetchFeaturedIfPossible(queries)
      throw notFound({ data: { message: error.message } })
    }
  },
  head: async ({ match: { context, params, status } }) => {
    const { tripHead } = await import('#site/trips/page/trip-head.ts')
    const trip = context.queries.get(tripQuery(params.id))
    if (trip) return tripHead(trip, context.queries.get(siteQuery))
    return noIndexHead(status === 'error' ? errorTitle : tripNotFoundTitle)
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

function isTripNotFound(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'TRIP_NOT_FOUND'
}
