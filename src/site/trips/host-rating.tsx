import type { TripCard } from '#contract/trips.ts'
import { Star } from '#ui/icons.tsx'
import { formatTrips } from '#values/format/counts.ts'
import { displayRating, displayTripCount } from '#values/vendor-defaults.ts'

/** 'Host ★ 4.8 · 212 trips led': labelled, so that readers do not take it for the trip's rating. */
export function HostRating({ vendor }: Pick<TripCard, 'vendor'>) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      Host<span className="sr-only"> rating</span> <Star className="size-4 text-marigold" />
      <span>
        {displayRating(vendor?.rating)}
        <span className="sr-only"> out of 5</span>
        {` · ${formatTrips(displayTripCount(vendor?.number_of_trips))} led`}
      </span>
    </span>
  )
}
