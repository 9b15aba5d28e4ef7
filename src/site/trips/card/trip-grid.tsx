import type { TripCard as Trip } from '#contract/trips.ts'
import { TripCard } from './trip-card.tsx'

/** Cards of the first row on the widest screens. */
const firstRow = 3

/** Cards that stand in while a list is on its way. */
const skeletonCards = 6

/** Three columns stand at different heights, as on a printed spread. */
const grid =
  'grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-16 lg:*:self-start lg:*:nth-[3n+2]:pt-20'

interface TripGridProps {
  trips: Trip[]
  /** Whether the first row holds the largest pictures of the first screen. */
  priority: boolean
}

/** Trips side by side. */
export function TripGrid({ trips, priority }: TripGridProps) {
  return (
    <ul className={grid}>
      {trips.map((trip, index) => (
        <li key={trip.id}>
          <TripCard trip={trip} priority={priority && index < firstRow} />
        </li>
      ))}
    </ul>
  )
}

/** The shape of the grid before its trips are here. */
export function TripGridSkeleton() {
  return (
    <div>
      <output className="sr-only">Loading trips</output>
      <div className={grid} aria-hidden="true">
        {Array.from({ length: skeletonCards }, (_, index) => (
          <div key={index} className="skeleton">
            <div className="aspect-[3/2] bg-line" />
            <div className="mt-6 h-3 w-2/5 bg-line" />
            <div className="mt-4 h-6 w-4/5 bg-line" />
            <div className="mt-5 h-3.5 w-3/5 bg-line" />
            <div className="mt-5 grid gap-3 border-t border-line pt-5">
              <div className="h-3 bg-line" />
              <div className="h-3 w-11/12 bg-line" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
