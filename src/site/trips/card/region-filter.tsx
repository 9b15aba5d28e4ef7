import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { CategoryRoute } from '#values/categories.ts'
import type { TripFilter } from './trip-filter.ts'

interface RegionFilterProps {
  category: CategoryRoute
  /** Regions with published trips in the category. */
  regions: string[]
  filter: TripFilter
}

/** A scrolling row on phones, wrapped elsewhere. */
export function RegionFilter({ category, regions, filter }: RegionFilterProps) {
  const { region: current } = filter
  const row = useRef<HTMLUListElement>(null)
  const shown = useRef(false)
  useEffect(() => {
    const isNew = !shown.current
    shown.current = true
    if (row.current && !(isNew && keepsScrollPosition(row.current))) scrollToCurrent(row.current, current)
  }, [current])
  return (
    <nav aria-label="Filter by region">
      <ul ref={row} className="region-row">
        <li>
          <RegionLink category={category} region={undefined} filter={filter} />
        </li>
        {regions.map((region) => (
          <li key={region}>
            <RegionLink category={category} region={region} filter={filter} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface RegionLinkProps {
  category: CategoryRoute
  region: string | undefined
  filter: TripFilter
}

function RegionLink({ category, region, filter }: RegionLinkProps) {
  return (
    <Link
      to="/category/$category"
      params={{ category }}
      search={{ ...filter, region, page: undefined }}
      resetScroll={false}
      // Exact, or 'All Regions' would count as current whatever the search says.
      activeOptions={{ exact: true }}
      aria-current={region === filter.region ? 'true' : undefined}
      className="region-link"
    >
      {region ?? 'All Regions'}
    </Link>
  )
}

/**
 * Whether a row that has just been mounted or hydrated must not be scrolled: the browser has done so already
 * (`trips.css`), or the visitor has, or is about to press a link in it, and a row that moves under a finger loses the
 * press.
 */
function keepsScrollPosition(row: HTMLElement): boolean {
  return row.scrollLeft > 0 || row.matches(':hover, :active, :focus-within')
}

/** Scrolls the selected region into view without scrolling the page. */
function scrollToCurrent(row: HTMLElement, current: string | undefined): void {
  const link = row.querySelector<HTMLElement>('[aria-current]')
  if (!current || !link) return
  const middle = link.offsetLeft + link.offsetWidth / 2
  row.scrollTo({ left: middle - row.clientWidth / 2 })
}
