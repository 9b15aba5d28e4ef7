import { Link } from '@tanstack/react-router'
import type { TripCard } from '#contract/trips.ts'
import { Picture } from '#ui/picture.tsx'
import { BrandSign } from '#site/shell/brand/brand-sign.tsx'
import { tripLink } from '#site/shell/links/trip-link.ts'
import { ConvertedPriceLine } from '#site/shell/money/converted-price.tsx'
import { SaveHeart } from '#site/shell/page-actions/save-button.tsx'
import { formatDays } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'

interface JourneyCardProps {
  trip: TripCard
  /** Value of the `sizes` attribute; the card is upright and crops its picture at the sides. */
  sizes: string
}

/** A trip as the home page shows it, without heading; the whole card is a link below its heart. */
export function JourneyCard({ trip, sizes }: JourneyCardProps) {
  return (
    <div className="relative">
      <Link {...tripLink(trip)} className="journey-card group block">
        {trip.featured_picture ? (
          <Picture picture={trip.featured_picture} sizes={sizes} alt="" className="lift-picture aspect-4/5" />
        ) : (
          <span className="grid aspect-4/5 place-items-center bg-line text-muted">
            <BrandSign className="size-20 opacity-40" />
          </span>
        )}
        <span className="eyebrow mt-5 block text-madder">{trip.category}</span>
        <span className="mt-2 block font-display text-h3 text-balance transition-colors duration-(--duration-calm) group-hover:text-madder">
          {trip.title}
        </span>
        <span className="mt-2 block text-muted">
          {[trip.region, formatDays(trip.duration), formatRupees(trip.price)].filter(Boolean).join(' · ')}
        </span>
        {trip.facts_line ? <span className="block text-small text-muted">{trip.facts_line}</span> : null}
        <ConvertedPriceLine rupees={trip.price} />
      </Link>
      <SaveHeart trip={trip} />
    </div>
  )
}
