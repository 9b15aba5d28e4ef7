import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { buttonStyles } from '#ui/button-styles.ts'
import { ArrowRight } from '#ui/icons.tsx'
import { useNearScreen } from '#ui/use-near-screen.ts'
import { useQuery } from '#site/shell/queries/use-query.ts'
import { featuredTripsQuery } from '../trip-queries.ts'
import { JourneyCard } from './journey-card.tsx'
import type { RowArrowsProps } from './row-arrows.tsx'

const heading = 'Featured Journeys'

/** Cards are upright and pictures are not: cropped at the sides, they are drawn nearly twice as wide as their cards. */
const sizes = '(min-width: 64rem) 50rem, (min-width: 30rem) 45rem, 110vw'

/** For wide screens. */
const loadArrows = async () => (await import('./row-arrows.tsx')).RowArrows

/** Up to six featured trips in a row that scrolls sideways; renders nothing without any. */
export function FeaturedJourneys() {
  const trips = useQuery(featuredTripsQuery)
  const row = useRef<HTMLUListElement>(null)
  const { place, Part } = useNearScreen<RowArrowsProps>(loadArrows)
  if (trips.length === 0) return null
  return (
    <section className="band bg-sand" aria-labelledby="featured-heading">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div>
          <h2 id="featured-heading" className="text-h2">
            {heading}
          </h2>
          <p className="mt-4 max-w-[44ch] text-lead text-muted">
            A handful at a time, chosen for the season and for the people who lead them.
          </p>
        </div>
        <div ref={place} className="needs-scripts flex min-h-12 gap-2 max-lg:hidden">
          {Part ? <Part row={row} /> : null}
        </div>
      </div>
      <ul ref={row} className="journeys-row mt-10 lg:mt-14" tabIndex={0} aria-label={heading}>
        {trips.map((trip) => (
          <li key={trip.id} className="shrink-0 basis-[min(80vw,24rem)] snap-start lg:basis-[26rem]">
            <JourneyCard trip={trip} sizes={sizes} />
          </li>
        ))}
      </ul>
      <div className="page-width mt-10 lg:mt-14">
        <Link to="/category/$category" params={{ category: 'wildlife' }} className={buttonStyles.primary}>
          View All Journeys
          <ArrowRight />
        </Link>
      </div>
    </section>
  )
}
