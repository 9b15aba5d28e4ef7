import { Link } from '@tanstack/react-router'
import { categoryLinks } from '#site/shell/navigation-links.ts'
import { useQueryIfCached } from '#site/shell/use-query.ts'
import { featuredTripsQuery } from '../trip-queries.ts'
import { JourneyCard } from './journey-card.tsx'

const shownTrips = 3

const sizes = '(width >= 80rem) 50rem, (width >= 40rem) 60vw, 110vw'

/** Below a page that was not found: the categories, and featured trips if they could be loaded. */
export function WhereTo() {
  const trips = useQueryIfCached(featuredTripsQuery) ?? []
  return (
    <section className="band no-print bg-sand" aria-labelledby="where-to-heading">
      <div className="page-width">
        <h2 id="where-to-heading" className="text-h2">
          Where to instead
        </h2>
        <ul className="mt-5 flex flex-wrap gap-x-8">
          {categoryLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="text-link inline-flex min-h-11 items-center font-semibold">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {trips.length > 0 ? (
          <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-3 lg:mt-14">
            {trips.slice(0, shownTrips).map((trip) => (
              <li key={trip.id}>
                <JourneyCard trip={trip} sizes={sizes} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
