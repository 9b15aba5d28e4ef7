import { useQueryIfCached } from '#site/shell/queries/use-query.ts'
import { featuredTripsQuery } from '../trip-queries.ts'
import { JourneyCard } from './journey-card.tsx'

const shownTrips = 3

const sizes = '(width >= 80rem) 50rem, (width >= 40rem) 60vw, 110vw'

/** Three featured trips for visitors who did not find what they wanted, if they could be loaded. */
export function FeaturedInstead() {
  const trips = useQueryIfCached(featuredTripsQuery) ?? []
  if (trips.length === 0) return null
  return (
    <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-3 lg:mt-14" aria-label="Featured journeys">
      {trips.slice(0, shownTrips).map((trip) => (
        <li key={trip.id}>
          <JourneyCard trip={trip} sizes={sizes} />
        </li>
      ))}
    </ul>
  )
}
