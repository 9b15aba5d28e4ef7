import type { RawSearch } from '#contract/http/page-search.ts'
import { categoryOfRoute, categoryRoute, type CategoryName, type CategoryRoute } from '#values/categories.ts'
import { tripSortValues, type TripSort } from '#values/trips/facet-values.ts'
import { readOne, readTripFilter, type TripFilter } from '../card/trip-filter.ts'
import { tripCardsQuery, tripFacetsQuery, type ChosenFacets } from '../trip-queries.ts'

/** Search parameters of the page of all journeys. */
export interface JourneysFilter extends TripFilter {
  /** As in the address of the category's page. */
  category?: CategoryRoute | undefined
  /** The newest first needs no name. */
  sort?: Exclude<TripSort, 'newest'> | undefined
}

export function readJourneysFilter(search: RawSearch<'/journeys'>): JourneysFilter {
  const name = typeof search.category === 'string' ? categoryOfRoute(search.category) : null
  const sort = readOne(search.sort, tripSortValues)
  return {
    ...readTripFilter(search),
    category: name ? categoryRoute(name) : undefined,
    sort: sort === 'newest' ? undefined : sort,
  }
}

/** The part of the filter that the API reads. */
export function chosenFacets({ page: _page, sort: _sort, category, ...chosen }: JourneysFilter): ChosenFacets {
  return { category: category && categoryNameOf(category), ...chosen }
}

function categoryNameOf(route: CategoryRoute): CategoryName | undefined {
  return categoryOfRoute(route) ?? undefined
}

export function journeysQuery(filter: JourneysFilter) {
  const { page = 1, sort } = filter
  return tripCardsQuery({ ...chosenFacets(filter), sort, page })
}

export function journeyFacetsQuery(filter: JourneysFilter) {
  return tripFacetsQuery(chosenFacets(filter))
}
