import type { RawSearch } from '#contract/http/page-search.ts'
import { categoryOfRoute, categoryRoute, type CategoryName, type CategoryRoute } from '#values/categories.ts'
import { startCities, tripSortValues, type StartCity, type TripSort } from '#values/trips/facet-values.ts'
import { readOne, readTripFilter, type TripFilter } from '../card/trip-filter.ts'
import { nearestTripsQuery, tripCardsQuery, tripFacetsQuery, type ChosenFacets } from '../trip-queries.ts'

/** Search parameters of the page of all journeys. */
export interface JourneysFilter extends TripFilter {
  /** As in the address of the category's page. */
  category?: CategoryRoute | undefined
  /** Where the traveller starts: cards say the way from there. */
  from?: StartCity | undefined
  /** The owner's choice needs no name. */
  sort?: Exclude<TripSort, 'choice'> | undefined
}

export function readJourneysFilter(search: RawSearch<'/journeys'>): JourneysFilter {
  const name = typeof search.category === 'string' ? categoryOfRoute(search.category) : null
  const sort = readOne(search.sort, tripSortValues)
  return {
    ...readTripFilter(search),
    category: name ? categoryRoute(name) : undefined,
    from: readOne(search.from, startCities),
    sort: sort === 'choice' ? undefined : sort,
  }
}

/** The part of the filter that the API reads. */
export function chosenFacets({
  page: _page,
  sort: _sort,
  from: _from,
  category,
  ...chosen
}: JourneysFilter): ChosenFacets {
  return { category: category && categoryNameOf(category), ...chosen }
}

function categoryNameOf(route: CategoryRoute): CategoryName | undefined {
  return categoryOfRoute(route) ?? undefined
}

export function journeysQuery(filter: JourneysFilter) {
  const { page = 1, sort = 'choice', from } = filter
  return tripCardsQuery({ ...chosenFacets(filter), from, sort, page })
}

export function journeyFacetsQuery(filter: JourneysFilter) {
  return tripFacetsQuery(chosenFacets(filter))
}

/** What a list without a match shows instead. */
export function journeysNearestQuery(filter: JourneysFilter) {
  return nearestTripsQuery({ ...chosenFacets(filter), from: filter.from })
}
