import { linkOptions, type LinkProps, Link } from '@tanstack/react-router'
import type { FacetName } from '#contract/trip-details/facets.ts'
import type { ReactNode } from 'react'
import { categoryRoute, type CategoryName, type CategoryRoute } from '#values/categories.ts'
import { useQuery, useQueryIfCached } from '#site/shell/queries/use-query.ts'
import { RegionFilter } from './region-filter.tsx'
import { FacetList } from './facet-list.tsx'
import { FacetSheet, tripsAnchor } from './facet-sheet.tsx'
import {
  categoryFacetsQuery,
  categoryNearestQuery,
  filteredCardsQuery,
  countFacets,
  isCategoryEmpty,
  readFacet,
  type TripFilter,
} from './trip-filter.ts'
import { TripGridSkeleton } from './trip-grid.tsx'
import { CountLine, TripList } from './trip-list.tsx'
import { NearestTrips } from './nearest-trips.tsx'
import { regionCountsQuery, tripsPerPage } from '../trip-queries.ts'
import { PalmDrawing } from '#site/shell/brand/palm-drawing.tsx'
import { buttonStyles } from '#ui/button-styles.ts'

interface CategoryTripsProps {
  name: CategoryName
  filter: TripFilter
  /** Whether the first row contains the largest images of the first screen, which are loaded first. */
  priority: boolean
}

/** Filter, count, one page of cards, pagination (specification 2.4). */
export function CategoryTrips({ name, filter, priority }: CategoryTripsProps) {
  const trips = useQuery(filteredCardsQuery(name, filter))
  // Does not suspend: the page shows its trips even without the list of regions.
  const counts = useQueryIfCached(regionCountsQuery(name))
  const faceted = useQueryIfCached(categoryFacetsQuery(name, filter))
  if (isCategoryEmpty({ counts, filter, cards: trips.length })) return <CurationInProgress />
  const category = categoryRoute(name)
  const total = faceted?.total
  const pages = total === undefined ? undefined : Math.ceil(total / tripsPerPage)
  const { page = 1 } = filter
  const hasNext = pages === undefined ? trips.length === tripsPerPage : page < pages
  const chosen = countFacets(filter)
  const facetLink = (facet: FacetName, value: string | undefined) =>
    pageLink(category, { ...filter, [facet]: readFacet(value), page: undefined })
  return (
    <Band>
      <div className="category-filters">
        {counts ? (
          <RegionFilter category={category} regions={counts.regions.map((each) => each.name)} filter={filter} />
        ) : null}
        {faceted ? (
          <FacetSheet
            label={`Month, people, length, price and pace${chosen > 0 ? ` · ${chosen}` : ''}`}
            total={faceted.total}
            list={pageLink(category, { ...filter, page: 1 })}
            buttonClass="region-link"
            contentClass="grid gap-8 pt-6 lg:grid-cols-[1.6fr_1fr_1fr_1fr] lg:gap-12"
          >
            <FacetList
              facets={faceted.facets.filter((facet) => facet.name !== 'category' && facet.name !== 'region')}
              chosen={filter}
              linkTo={facetLink}
            />
          </FacetSheet>
        ) : null}
      </div>
      <div id={tripsAnchor} tabIndex={-1} aria-live="polite" className="mt-7 scroll-mt-4 outline-none lg:mt-6">
        {trips.length > 0 ? (
          <CountLine total={total} region={filter.region} />
        ) : (
          <h2 className="pt-6 text-h2 lg:pt-10">No trips found</h2>
        )}
      </div>
      {trips.length > 0 ? (
        <TripList
          trips={trips}
          priority={priority}
          page={page}
          pages={pages}
          hasNext={hasNext}
          linkTo={(wanted) => pageLink(category, { ...filter, page: wanted })}
          className="mt-8 lg:mt-6"
        />
      ) : (
        <>
          <p className="mt-7 pb-10">
            <Link
              to="/category/$category"
              params={{ category }}
              search={{}}
              resetScroll={false}
              className={buttonStyles.primary}
            >
              Clear Filters
            </Link>
          </p>
          <NearestTrips query={categoryNearestQuery(name, filter)} />
        </>
      )}
    </Band>
  )
}

function pageLink(category: CategoryRoute, search: TripFilter): LinkProps {
  return linkOptions({ to: '/category/$category', params: { category }, search, hash: tripsAnchor })
}

export function CategoryTripsSkeleton() {
  return (
    <Band>
      <div className="skeleton flex gap-2.5 overflow-hidden" aria-hidden="true">
        {['w-28', 'w-24', 'w-20', 'w-36', 'w-32'].map((width) => (
          <div key={width} className={`h-11 shrink-0 bg-line ${width}`} />
        ))}
      </div>
      <div className="skeleton mt-8 mb-10 h-4 w-44 bg-line lg:mt-7 lg:mb-7" aria-hidden="true" />
      <TripGridSkeleton />
    </Band>
  )
}

function Band({ children }: { children: ReactNode }) {
  return <div className="page-width pt-10 pb-24 lg:pt-9 lg:pb-36">{children}</div>
}

/** The category has no published trips. */
function CurationInProgress() {
  return (
    <section className="page-width grid items-end gap-x-16 gap-y-14 pt-16 lg:grid-cols-[1fr_1.1fr] lg:pt-24">
      <div className="lg:pb-28">
        <h2 className="max-w-[22ch] text-h2">Curation is in Progress, we are working to bring the best for you</h2>
        <p className="mt-9">
          <Link to="/contact" className={buttonStyles.outline}>
            Get In Touch
          </Link>
        </p>
      </div>
      <PalmDrawing className="no-print w-full text-madder/45" />
    </section>
  )
}
