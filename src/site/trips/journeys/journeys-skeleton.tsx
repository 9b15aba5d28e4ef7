import { TripGridSkeleton } from '../card/trip-grid.tsx'

export function JourneysSkeleton() {
  return (
    <div className="page-width pt-12 pb-28 lg:pt-20">
      <div className="skeleton h-14 w-2/3 bg-line lg:h-20 lg:w-2/5" aria-hidden="true" />
      <div className="mt-16 gap-x-14 lg:grid lg:grid-cols-[15rem_1fr]">
        <div className="skeleton h-12 bg-line lg:h-96" aria-hidden="true" />
        <div className="max-lg:mt-10">
          <TripGridSkeleton />
        </div>
      </div>
    </div>
  )
}
