import type { TripCard } from '#contract/trips.ts'
import { Star } from '#ui/icons.tsx'
import { formatRupees } from '#values/format/money.ts'
import { displayRating, displayTripCount } from '#values/vendor-defaults.ts'
import { formatDays, formatTrips } from '#values/format/counts.ts'

/** Specification 9. */
const highlightsShown = 2

interface TripProps {
  trip: TripCard
}

export function TripCardLine({ trip: { duration, region } }: TripProps) {
  return <p className="eyebrow mt-5 text-madder">{`${formatDays(duration)}${region ? ` · ${region}` : ''}`}</p>
}

/** Price, and the vendor's rating and number of trips; the star has a text alternative. */
export function TripCardFacts({ trip: { price, vendor } }: TripProps) {
  const rating = displayRating(vendor?.rating)
  return (
    <p className="mt-2.5 flex flex-wrap items-baseline gap-x-3 text-muted">
      <span className="font-semibold text-ink">{formatRupees(price)}</span>
      <span className="inline-flex items-baseline gap-1.5">
        <Star className="size-3.5 self-center text-marigold" />
        <span>
          <span className="sr-only">Rated </span>
          {rating}
          <span className="sr-only"> out of 5</span>
          {` · ${formatTrips(displayTripCount(vendor?.number_of_trips))}`}
        </span>
      </span>
    </p>
  )
}

/** The first two highlights and the number of the others. */
export function TripCardHighlights({ highlights }: { highlights: string[] }) {
  if (highlights.length === 0) return null
  const more = highlights.length - highlightsShown
  return (
    <ul className="mt-3.5 grid gap-2 border-t border-line pt-3.5 text-small text-ink/85">
      {highlights.slice(0, highlightsShown).map((highlight, index) => (
        // A highlight may occur twice, and the list never changes its order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="line-clamp-3 wrap-break-word text-pretty">
          {highlight}
        </li>
      ))}
      {more > 0 ? <li className="text-muted">{`+${more} more`}</li> : null}
    </ul>
  )
}
