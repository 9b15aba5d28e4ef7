import { Link } from '@tanstack/react-router'
import type { TripCard as Trip } from '#contract/trips.ts'
import { Picture } from '#ui/picture.tsx'
import { formatRupees } from '#values/money.ts'
import { PalmDrawing } from '../shell/palm-drawing.tsx'
import { CardHighlights, CardRating, daysText } from './trip-card-facts.tsx'

interface TripCardProps {
  trip: Trip
  /** On the first screen: loaded at once. */
  eager?: boolean
}

const sizes = '(width >= 84rem) 400px, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 95vw'

/**
 * A trip in a list (specification 2.4). The one link is 'View Details'; it spreads over the whole card, so that
 * picture and title can be clicked without being stops of their own for the keyboard.
 */
export function TripCard({ trip, eager = false }: TripCardProps) {
  const { id, title, region, duration, price, highlights, vendor, featured_picture } = trip
  return (
    <article className="trip-card group relative flex h-full flex-col">
      {featured_picture ? (
        <Picture picture={featured_picture} sizes={sizes} eager={eager} className="trip-card-picture aspect-[3/2]" />
      ) : (
        <PicturePlaceholder />
      )}
      <p className="eyebrow mt-5 flex flex-wrap gap-x-2 text-muted">
        <span>{daysText(duration)}</span>
        {region ? (
          <>
            <span aria-hidden="true">·</span>
            <span>{region}</span>
          </>
        ) : null}
      </p>
      <h3 className="mt-2 text-h3 wrap-break-word transition-colors duration-(--duration-calm) group-hover:text-madder">
        {title}
      </h3>
      <CardHighlights highlights={highlights} />
      <div className="mt-auto pt-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-1.5 text-small">
          <CardRating vendor={vendor} />
          <Link
            to="/trip/$id"
            params={{ id }}
            className="trip-card-link inline-flex min-h-11 items-center font-semibold text-indigo"
          >
            View Details<span className="sr-only">: {title}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}

/** Stands where a trip has no picture yet: the brand's palm before its rising sun. */
function PicturePlaceholder() {
  return (
    <span className="trip-card-picture relative block aspect-[3/2] overflow-hidden bg-sand">
      <PalmDrawing className="absolute inset-x-0 bottom-0 mx-auto w-[88%] text-madder/55" />
    </span>
  )
}
