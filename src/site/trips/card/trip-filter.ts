import type { RawSearch } from '#contract/page-search.ts'
import type { RegionCounts } from '#contract/regions.ts'
import type { CategoryName } from '#values/categories.ts'
import { tripCardsQuery, tripsPerPage } from '../trip-queries.ts'

/** What the address of a category page may say; absent means all regions, first page. */
export interface TripFilter {
  region?: string | undefined
  /** From 2; the first page needs no number. */
  page?: number | undefined
}

/** Longest region and farthest page worth asking for: beyond them there is nothing, and the API refuses. */
const regionLength = 200
const farthestPage = 40_000

/**
 * Reads region and page from the address.
 * @returns both keys always, undefined where nothing usable stands: a missing key would let the raw value through.
 */
export function readTripFilter(search: RawSearch<'/category/$category'>): TripFilter {
  return { region: readRegion(search.region), page: readPage(search.page) }
}

function readRegion(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  // A database takes no U+0000 in text, and no region has a control character in its name.
  // eslint-disable-next-line no-control-regex
  const printable = String(value).replace(/[\u0000-\u001f\u007f]/g, '')
  return printable.trim().slice(0, regionLength).trim() || undefined
}

function readPage(value: unknown): number | undefined {
  return Number.isInteger(value) && Number(value) > 1 ? Math.min(Number(value), farthestPage) : undefined
}

/** The cards of a category that the filter leaves, one page of them. */
export function filteredCardsQuery(category: CategoryName, { region, page = 1 }: TripFilter) {
  return tripCardsQuery({ category, region, page })
}

interface Shown {
  /** Undefined when the list of regions could not be read. */
  counts: RegionCounts | undefined
  filter: TripFilter
  /** Cards on the page that is shown. */
  cards: number
}

/**
 * How many trips match the filter, on all pages together.
 * @returns undefined when nobody can tell: the counts are missing and the page is full.
 */
export function matchingTrips({ counts, filter, cards }: Shown): number | undefined {
  if (counts) return filter.region === undefined ? counts.total : regionCount(counts, filter.region)
  if (cards >= tripsPerPage) return undefined
  return cards === 0 ? 0 : ((filter.page ?? 1) - 1) * tripsPerPage + cards
}

function regionCount({ regions }: RegionCounts, region: string): number {
  return regions.find(({ name }) => name === region)?.count ?? 0
}

/** Whether the category holds no trip at all, whatever the filter says. */
export function isCategoryEmpty({ counts, filter, cards }: Shown): boolean {
  return counts ? counts.total === 0 : cards === 0 && filter.region === undefined && filter.page === undefined
}
