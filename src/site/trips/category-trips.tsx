import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { categoryRoute, type CategoryName, type CategoryRoute } from '#values/categories.ts'
import { PageLinks, tripsAnchor } from './page-links.tsx'
import { RegionFilter } from './region-filter.tsx'
import { isCategoryEmpty, matchingTrips, type TripFilter } from './trip-filter.ts'
import { TripGrid, TripGridSkeleton } from './trip-grid.tsx'
import { regionCountsQuery, tripCardsQuery, tripsPerPage } from './trip-queries.ts'

interface CategoryTripsProps {
  name: CategoryName
  filter: TripFilter
}

/** The trips of a category: filter, count, one page of cards, the way to the next (specification 2.4). */
export function CategoryTrips({ name, filter }: CategoryTripsProps) {
  const { data: trips } = useSuspenseQuery(tripCardsQuery({ category: name, ...pageOf(filter) }))
  // Not suspended: without the regions the page still shows its trips.
  const { data: counts } = useQuery(regionCountsQuery(name))
  const shown = { counts, filter, cards: trips.length }
  const category = categoryRoute(name)
  if (isCategoryEmpty(shown)) return <CurationInProgress />
  const total = matchingTrips(shown)
  const pages = total === undefined ? undefined : Math.ceil(total / tripsPerPage)
  const hasNext = pages === undefined ? trips.length === tripsPerPage : (filter.page ?? 1) < pages
  return (
    <TripsBand>
      {counts ? (
        <RegionFilter category={category} regions={counts.regions.map((each) => each.name)} current={filter.region} />
      ) : null}
      <div role="status" aria-live="polite" className="mt-6 lg:mt-8">
        {trips.length > 0 ? <CountLine total={total} region={filter.region} /> : <NothingFound />}
      </div>
      {trips.length > 0 ? (
        <div className="mt-8 lg:mt-10">
          <h2 className="sr-only">Trips</h2>
          <TripGrid trips={trips} />
          <PageLinks category={category} filter={filter} pages={pages} hasNext={hasNext} />
        </div>
      ) : (
        <ClearFilters category={category} />
      )}
    </TripsBand>
  )
}

/** What `tripCardsQuery` needs of a filter. */
export function pageOf({ region, page = 1 }: TripFilter) {
  return { region, page }
}
