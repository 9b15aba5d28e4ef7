import type { TripCard } from '#contract/trips.ts'
import { ConvertedPrice } from '#site/shell/money/converted-price.tsx'
import { formatDays } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { HostRating } from '../host-rating.tsx'

/** Specification 9. */
const highlightsShown = 2

interface TripProps {
  trip: TripCard
}

export function TripCardLine({ trip: { duration, region } }: TripProps) {
  return <p className="eyebrow mt-5 text-madder">{`${formatDays(duration)}${region ? ` · ${region}` : ''}`}</p>
}

/** The price, and below a rule the host's rating and the highlights. */
export function TripCardFacts({ trip: { price, facts_line, fit, vendor, show_vendor_info, highlights } }: TripProps) {
  return (
    <>
      <p className="mt-2.5 font-semibold">
        {fit?.price || formatRupees(price)}
        <ConvertedPrice rupees={fit?.rupees ?? price} />
      </p>
      {fit?.way ? <p className="text-small text-pretty">{fit.way}</p> : null}
      {facts_line ? <p className="text-small text-muted">{facts_line}</p> : null}
      {show_vendor_info || highlights.length > 0 ? (
        <div className="mt-3.5 grid gap-2 border-t border-line pt-3.5 text-small">
          {show_vendor_info ? (
            <p className="text-muted">
              <HostRating vendor={vendor} />
            </p>
          ) : null}
          <Highlights highlights={highlights} />
        </div>
      ) : null}
    </>
  )
}

/** The first two highlights and the number of the others. */
function Highlights({ highlights }: { highlights: string[] }) {
  if (highlights.length === 0) return null
  const more = highlights.length - highlightsShown
  return (
    <ul className="grid gap-2 text-ink/85">
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
