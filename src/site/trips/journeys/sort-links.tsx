import { Link } from '@tanstack/react-router'
import type { JourneysFilter } from './journeys-filter.ts'

/** The first needs no parameter. */
const sorts = [
  [undefined, 'Our choice'],
  ['price-up', 'Lowest price'],
  ['price-down', 'Highest price'],
  ['shortest', 'Shortest'],
  ['newest', 'Newest'],
] as const

export function SortLinks({ filter }: { filter: JourneysFilter }) {
  return (
    <nav aria-label="Sort by" className="max-w-full">
      <ul className="region-row gap-5 whitespace-nowrap">
        {sorts.map(([sort, label]) => (
          <li key={label}>
            <Link
              to="/journeys"
              search={{ ...filter, sort, page: undefined }}
              resetScroll={false}
              rel="nofollow"
              activeOptions={{ exact: true }}
              aria-current={sort === filter.sort ? 'true' : undefined}
              className="sort-link"
            >
              {sort === undefined && filter.month ? 'Best first' : label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
