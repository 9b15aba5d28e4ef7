import { eq, sql } from 'drizzle-orm'
import type { tripsContract } from '#contract/trips.ts'
import { facetCounts, tripFacets } from '../../../db/schema.ts'
import type { Conditions, FiltersOf } from '../../common/filters.ts'

export type FacetFilters = FiltersOf<typeof tripsContract.facets>

/** Of lists of trips. */
export const facetConditions: Conditions<FacetFilters> = {
  category: (category) => eq(tripFacets.category, category),
  region: (region) => eq(tripFacets.region, region),
  month: (month) => sql`${tripFacets.months} & ${1 << (month + 12)} <> 0`,
  length: (length) => eq(tripFacets.length, length),
  price: (band) => eq(tripFacets.price_band, band),
  pace: (pace) => eq(tripFacets.pace, pace),
}

/** Of their counts, where a month is a part of the key. */
export const countedConditions: Conditions<Omit<FacetFilters, 'month'>> = {
  category: (category) => eq(facetCounts.category, category),
  region: (region) => eq(facetCounts.region, region),
  length: (length) => eq(facetCounts.length, length),
  price: (band) => eq(facetCounts.price_band, band),
  pace: (pace) => eq(facetCounts.pace, pace),
}
