import { Link } from '@tanstack/react-router'
import type { TripCard as Trip } from '#contract/trips.ts'
import { ArrowRight } from '#ui/icons.tsx'
import { Picture } from '#ui/picture.tsx'
import { PalmDrawing } from '#site/shell/palm-drawing.tsx'
import { TripCardFacts, TripCardHighlights, TripCardLine } from './trip-card-facts.tsx'

interface TripCardProps {
  trip: Trip
  /** Its picture is among the largest of the first screen. */
  priority: boolean
}

/** A card fills the phone, half of a tablet, a third of the page on larger screens. */
const sizes = '(width >= 84rem) 400px, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 95vw'

/**
 * A trip in a list (specification 2.4). Its one link is 'View Details', which spreads over the whole card: picture and
 * title can be clicked without being further stops for the keyboard. Its heading is of the third level.
 */
export function TripCard({ trip, priority }: TripCardProps) {
  const { id, title, featured_picture } = trip
  return (
    <article className="trip-card group relative flex h-full flex-col">
      {featured_picture ? (
        <Picture picture={featured_picture} sizes={sizes} priority={priority} className="trip-card-picture" />
      ) : (
        <PicturePlaceholder />
      )}
      <TripCardLine trip={trip} />
      <h3 className="mt-2 text-h3 wrap-break-word transition-colors duration-(--duration-calm) group-hover:text-madder">
        {title}
      </h3>
      <TripCardFacts trip={trip} />
      <TripCardHighlights highlights={trip.highlights} />
      <Link
        to="/trip/$id"
        params={{ id }}
        className="trip-card-link mt-auto inline-flex min-h-11 items-center gap-2 self-start pt-3 font-semibold transition-colors duration-(--duration-calm) group-hover:text-madder"
      >
        <span className="text-link">
          View Details<span className="sr-only">{` of ${title}`}</span>
        </span>
        <ArrowRight className="size-4" />
      </Link>
    </article>
  )
}

/** Stands where a trip has no picture yet: the brand's palm before its rising sun. */
function PicturePlaceholder() {
  return (
    <span className="trip-card-picture relative block overflow-hidden bg-sand">
      <PalmDrawing className="absolute inset-x-0 bottom-0 mx-auto w-[92%] text-madder/60" />
    </span>
  )
}
