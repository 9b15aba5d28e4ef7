import type { TripCard } from '#contract/trips.ts'
import type { Query } from '#site/shell/queries/query-cache.ts'
import { useQueryIfCached } from '#site/shell/queries/use-query.ts'
import { TripGrid } from './trip-grid.tsx'

/** Instead of a list without a match: trips that break the fewest wishes, each with those. */
export function NearestTrips({ query }: { query: Query<TripCard[]> }) {
  const trips = useQueryIfCached(query)
  if (!trips) return null
  return (
    <>
      <h3 className="mt-12 mb-8 text-h3">Nearest to it</h3>
      <TripGrid trips={trips} priority={false} />
    </>
  )
}
