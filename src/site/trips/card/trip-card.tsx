import { Link } from '@tanstack/react-router'
import type { TripCard as Trip } from '#contract/trips.ts'
import { ArrowRight } from '#ui/icons.tsx'
import { Picture } from '#ui/picture.tsx'
import { PalmDrawing } from '#site/shell/brand/palm-drawing.tsx'
import { tripLink } from '#site/shell/links/trip-link.ts'
import { SaveHeart } from '#site/shell/page-actions/save-button.tsx'
import { TripCardFacts, TripCardLine } from './trip-card-facts.tsx'

interface TripCardProps {
  trip: Trip
  /** Whether its image is among the largest of the first screen. */
  priority: boolean
  /** Words beside the picture on wide screens. */
  wide?: boolean
}

/** One card per row on a phone, two on a tablet, three on larger screens. */
const sizes = '(width >= 84rem) 400px, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 95vw'
const wideSizes = '(width >= 84rem) 720px, (width >= 64rem) 54vw, 95vw'

/**
 * A trip in a list (specification 2.4). Its link 'View Details' is stretched over the whole card: image and
 * title are clickable without being further tab stops; the heart is above it. The heading is an `h3`.
 */
export function TripCard({ trip, priority, wide = false }: TripCardProps) {
  const { title, featured_picture, fit } = trip
  return (
    <article className={`trip-card group relative ${wide ? 'trip-card-wide' : 'flex h-full flex-col'}`}>
      {featured_picture ? (
        <Picture
          picture={featured_picture}
          sizes={wide ? wideSizes : sizes}
          priority={priority}
          className="trip-card-picture aspect-3/2 w-full"
        />
      ) : (
        <PicturePlaceholder />
      )}
      <TripCardLine trip={trip} />
      {fit?.month ? (
        <p className="mt-2 self-start border border-line px-2.5 py-0.5 text-small text-muted">{fit.month}</p>
      ) : null}
      {fit && fit.breaks.length > 0 ? (
        <p className="mt-2 self-start bg-sand px-2.5 py-0.5 text-small">{`Not quite: ${fit.breaks.join(', ')}`}</p>
      ) : null}
      <h3 className="mt-2 text-h3 wrap-break-word transition-colors duration-(--duration-calm) group-hover:text-madder">
        {title}
      </h3>
      <TripCardFacts trip={trip} />
      <Link
        {...tripLink(trip)}
        className="trip-card-link mt-auto inline-flex min-h-11 items-center gap-2 self-start pt-3 font-semibold transition-colors duration-(--duration-calm) group-hover:text-madder"
      >
        <span className="text-link">
          View Details<span className="sr-only">{` of ${title}`}</span>
        </span>
        <ArrowRight className="size-4" />
      </Link>
      <SaveHeart trip={trip} />
    </article>
  )
}

function PicturePlaceholder() {
  return (
    <span className="trip-card-picture relative block aspect-3/2 w-full overflow-hidden bg-sand">
      <PalmDrawing className="absolute inset-x-0 bottom-0 mx-auto w-[92%] text-madder/60" />
    </span>
  )
}
