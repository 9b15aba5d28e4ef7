import type { TripCard as Trip } from '#contract/trips.ts'
import { TripCard } from './trip-card.tsx'

/** Cards in the first row on wide screens. */
const firstRow = 3

const skeletonCards = 6

/** Three columns with different offsets. */
const grid =
  'grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-16 lg:*:self-start lg:*:nth-[3n+2]:pt-20'

interface TripGridProps {
  trips: Trip[]
  /** Whether the first row contains the largest images of the first screen. */
  priority: boolean
  /** A single card takes the whole width. */
  wideAlone?: boolean
}

export function TripGrid({ trips, priority, wideAlone = false }: TripGridProps) {
  const wide = wideAlone && trips.length === 1
  return (
    <ul className={wide ? '' : grid}>
      {trips.map((trip, index) => (
        <li key={trip.id}>
          <TripCard trip={trip} priority={priority && index < firstRow} wide={wide} />
        </li>
      ))}
    </ul>
  )
}

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
