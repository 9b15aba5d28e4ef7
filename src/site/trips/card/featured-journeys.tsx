import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { TripCard } from '#contract/trips.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { ArrowLeft, ArrowRight } from '#ui/icons.tsx'
import { Picture } from '#ui/picture.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { formatRupees } from '#values/format/money.ts'
import { Logo } from '#ui/logo.tsx'
import { formatDays } from '#values/format/counts.ts'
import { useQuery } from '#site/shell/use-query.ts'
import { featuredTripsQuery } from '../trip-queries.ts'

interface FeaturedJourneysProps {
  heading: string
  lead: string
  button: string
}

/** Cards are upright and pictures are not: cropped at the sides, they are drawn nearly twice as wide as their cards. */
const sizes = '(min-width: 64rem) 50rem, (min-width: 30rem) 45rem, 110vw'

/** Up to six featured trips in a row that scrolls sideways; renders nothing without any. */
export function FeaturedJourneys({ heading, lead, button }: FeaturedJourneysProps) {
  const trips = useQuery(featuredTripsQuery)
  const row = useRef<HTMLUListElement>(null)
  if (trips.length === 0) return null
  return (
    <section className="band bg-sand" aria-labelledby="featured-heading">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div>
          <h2 id="featured-heading" className="text-h2">
            {heading}
          </h2>
          <p className="mt-4 max-w-[44ch] text-lead text-muted">{lead}</p>
        </div>
        <Arrows row={row} />
      </div>
      <ul ref={row} className="journeys-row mt-10 lg:mt-14" tabIndex={0} aria-label={heading}>
        {trips.map((trip) => (
          <li key={trip.id} className="journeys-item">
            <JourneyCard trip={trip} />
          </li>
        ))}
      </ul>
      <div className="page-width mt-10 lg:mt-14">
        <Link to="/category/$category" params={{ category: 'wildlife' }} className={buttonStyles.primary}>
          {button}
          <ArrowRight />
        </Link>
      </div>
    </section>
  )
}

/** Rendered after hydration only, since they do nothing without scripts. */
function Arrows({ row }: { row: React.RefObject<HTMLUListElement | null> }) {
  const hydrated = useHydrated()
  const scroll = (direction: 1 | -1) => {
    const list = row.current
    const step = list?.firstElementChild?.clientWidth ?? 0
    list?.scrollBy({ left: direction * step, behavior: 'smooth' })
  }
  const style =
    'inline-flex size-12 cursor-pointer items-center justify-center border border-ink/60 transition-colors duration-(--duration-calm) hover:border-madder hover:text-madder'
  return (
    <div className={`gap-2 max-lg:hidden lg:flex ${hydrated ? '' : 'invisible'}`}>
      <button type="button" className={style} aria-label="Previous journeys" onClick={() => scroll(-1)}>
        <ArrowLeft />
      </button>
      <button type="button" className={style} aria-label="Next journeys" onClick={() => scroll(1)}>
        <ArrowRight />
      </button>
    </div>
  )
}

function JourneyCard({ trip }: { trip: TripCard }) {
  return (
    <Link to="/trip/$id" params={{ id: trip.id }} className="group block">
      {trip.featured_picture ? (
        <Picture picture={trip.featured_picture} sizes={sizes} alt="" className="lift-picture aspect-4/5" />
      ) : (
        <span className="grid aspect-4/5 place-items-center bg-line text-muted">
          <Logo className="size-20 opacity-40" />
        </span>
      )}
      <span className="eyebrow mt-5 block text-madder">{trip.category}</span>
      <span className="mt-2 block font-display text-h3 text-balance transition-colors duration-(--duration-calm) group-hover:text-madder">
        {trip.title}
      </span>
      <span className="mt-2 block text-muted">
        {[trip.region, formatDays(trip.duration), formatRupees(trip.price)].filter(Boolean).join(' · ')}
      </span>
    </Link>
  )
}
