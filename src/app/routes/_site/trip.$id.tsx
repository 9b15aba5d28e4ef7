import { createFileRoute, notFound } from '@tanstack/react-router'
import { errorTitle, noIndexHead } from '#site/shell/page-head.ts'
import { siteQuery } from '#site/shell/site-query.ts'
import { TripNotFound, tripNotFoundTitle } from '#site/trips/page/trip-not-found.tsx'
import { TripPage } from '#site/trips/page/trip-page.tsx'
import { tripQuery } from '#site/trips/trip-queries.ts'
import { TripSkeleton } from '#site/trips/page/trip-skeleton.tsx'

/** Milliseconds before the skeleton shows; a preloaded trip never needs it. */
const pendingMs = 300

export const Route = createFileRoute('/_site/trip/$id')({
  loader: async ({ context: { queries }, params: { id } }) => {
    try {
      await queries.fetch(tripQuery(id))
    } catch (error) {
      if (!isTripNotFound(error)) throw error
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
  pendingComponent: TripSkeleton,
  pendingMs,
  notFoundComponent: ({ data }) => <TripNotFound message={(data as { message?: string } | undefined)?.message} />,
})

function Trip() {
  const { id } = Route.useParams()
  return <TripPage id={id} />
}

function isTripNotFound(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'TRIP_NOT_FOUND'
}
