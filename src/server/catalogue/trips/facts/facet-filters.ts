import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { FacetName } from '#contract/trip-details/facets.ts'
import type { tripsContract } from '#contract/trips.ts'
import { priceBands, tripLengths } from '#values/trips/facets.ts'
import { trips } from '#server/platform/db/schema.ts'
import { trimmed } from '#server/platform/db/tables/columns.ts'
import { whereOf, type Conditions, type FiltersOf } from '#server/api/filters.ts'

export type FacetFilters = FiltersOf<typeof tripsContract.facets>

const facetConditions: Conditions<FacetFilters> = {
  category: (category) => eq(trips.category, category),
  region: (region) => eq(trimmed(trips.region), region),
  month: (month) => sql`${month} <> all(${trips.closed_months})`,
  length: (length) =>
    isWithin(
      trips.duration,
      tripLengths.find(({ value }) => value === length)!,
    ),
  price: (price) =>
    isWithin(
      trips.price,
      priceBands.find(({ value }) => value === price)!,
    ),
  pace: (pace) => lte(trips.pace, pace),
  people: (people) =>
    sql`coalesce(${trips.group_size_min}, 1) <= ${people} and coalesce(${trips.group_size_max}, ${people}) >= ${people}`,
}

function isWithin(column: AnyPgColumn, { least, most }: { least: number; most: number }): SQL | undefined {
  return and(gte(column, least), Number.isFinite(most) ? lte(column, most) : undefined)
}

/** The condition of one filter. */
export function facetWhere<Name extends FacetName>(name: Name, value: FacetFilters[Name]): SQL {
  return whereOf(facetConditions, { [name]: value })!
}

/** The condition of all filters; undefined if there are none. */
export function facetsWhere(filters: FacetFilters): SQL | undefined {
  return whereOf(facetConditions, filters)
}
