import type { TripCard } from '#contract/trips.ts'
import { TripGrid } from './trip-grid.tsx'

/** Instead of a list without a match: trips that break the fewest wishes, each with those. */
export function NearestTrips({ trips }: { trips: TripCard[] }) {
  return (
    <>
      <h3 className="mt-12 mb-8 text-h3">Nearest to it</h3>
      <TripGrid trips={trips} priority={false} />
    </>
  )
}
