import type { RawSearch } from '#contract/http/page-search.ts'
import type { RegionCounts } from '#contract/regions.ts'
import type { CategoryName } from '#values/categories.ts'
import {
  mostPeople,
  priceBandValues,
  tripLengthValues,
  type PriceBand,
  type TripLength,
} from '#values/trips/facet-values.ts'
import { readNumber, readText } from '#values/addresses/read-search.ts'
import { nearestTripsQuery, tripCardsQuery, tripFacetsQuery } from '../trip-queries.ts'

/** Search parameters of a list of trips; undefined means all, and the first page. */
export interface TripFilter {
  region?: string | undefined
  /** 1 to 12. */
  month?: number | undefined
  length?: TripLength | undefined
  price?: PriceBand | undefined
  /** At most: 1 to 5. */
  pace?: number | undefined
  /** Size of the group. */
  people?: number | undefined
  /** From 2; the first page needs no number. */
  page?: number | undefined
}

/** Values beyond these match nothing, and the API refuses them. */
const maxRegionLength = 200
const maxPage = 30_000

/** @returns always all keys, undefined for invalid values: for a missing key the router would keep the raw value. */
export function readTripFilter(search: RawSearch<'/category/$category'>): TripFilter {
  return {
    region: readText(search.region, maxRegionLength),
    month: readNumber(search.month, 1, 12),
    length: readOne(search.length, tripLengthValues),
    price: readOne(search.price, priceBandValues),
    pace: readNumber(search.pace, 1, 5),
    people: readNumber(search.people, 1, mostPeople),
    page: readPage(search.page),
  }
}

function readPage(value: unknown): number | undefined {
  return readNumber(value, maxPage, Infinity) ? maxPage : readNumber(value, 2, maxPage)
}

export function readOne<Value extends string>(value: unknown, known: readonly Value[]): Value | undefined {
  return known.find((each) => each === value)
}

/** The value of an option as addresses have it: months and paces are numbers. */
export function readFacet(value: string | undefined): string | number | undefined {
  return value && /^\d{1,2}$/.test(value) ? Number(value) : value
}

/** The part of the filter that the API reads, without the page. */
function chosenOf({ page: _page, ...chosen }: TripFilter) {
  return chosen
}

/** Number of choices, not counting the region. */
export function countFacets({ month, length, price, pace, people }: TripFilter): number {
  return [month, length, price, pace, people].filter((value) => value !== undefined).length
}

export function filteredCardsQuery(category: CategoryName, { page = 1, ...chosen }: TripFilter) {
  return tripCardsQuery({ category, ...chosen, page })
}

export function categoryFacetsQuery(category: CategoryName, filter: TripFilter) {
  return tripFacetsQuery({ category, ...chosenOf(filter) })
}

/** What a category without a match shows instead. */
export function categoryNearestQuery(category: CategoryName, filter: TripFilter) {
  return nearestTripsQuery({ category, ...chosenOf(filter), from: undefined })
}

interface Shown {
  /** Undefined when the list of regions could not be loaded. */
  counts: RegionCounts | undefined
  filter: TripFilter
  /** Number of cards on the current page. */
  cards: number
}

/** Whether the category has no trips at all, regardless of the filter. */
export function isCategoryEmpty({ counts, filter, cards }: Shown): boolean {
  return counts ? counts.total === 0 : cards === 0 && filter.region === undefined && filter.page === undefined
}
