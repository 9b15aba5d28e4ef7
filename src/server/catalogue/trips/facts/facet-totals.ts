import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { facetNames, type FacetName, type Facets } from '#contract/trip-details/facets.ts'
import { categoryNames } from '#values/categories.ts'
import { formatUnit } from '#values/format/units.ts'
import { groupSizes, paceAtMost } from '#values/trips/facet-values.ts'
import { priceBands, tripLengths } from '#values/trips/facets.ts'
import { monthName, months } from '#values/trips/months.ts'
import { paces } from '#values/trips/paces.ts'
import type { Db } from '#server/platform/db/database.ts'
import { trips } from '#server/platform/db/schema.ts'
import { trimmed } from '#server/platform/db/tables/columns.ts'
import { facetsWhere, type FacetFilters } from './facet-filters.ts'

const isPublished = eq(trips.status, 'published')

interface Option {
  /** The value as filters have it. */
  value: string | number
  label: string
}

/** Fixed options are always shown; regions come from the trips. */
const fixedOptions: Record<Exclude<FacetName, 'region'>, Option[]> = {
  category: categoryNames.map((name) => ({ value: name, label: name })),
  month: months.map((month) => ({ value: month, label: monthName(month) })),
  length: tripLengths.map(({ value, label }) => ({ value, label })),
  price: priceBands.map(({ value, label }) => ({ value, label })),
  pace: paces.map((pace) => ({ value: pace.value, label: paceAtMost(pace.value) })),
  people: groupSizes.map((people) => ({ value: people, label: formatUnit(people, 'people') })),
}

const labels: Record<FacetName, string> = {
  category: 'Experience',
  month: 'Month',
  length: 'Length',
  price: 'Price per person, before GST',
  pace: 'Pace',
  people: 'People',
  region: 'Region',
}

/**
 * Counts of every facet with the other ones applied; a facet that no trip has is left out. One query, so that the
 * total and all counts agree (docs/decisions/0092).
 */
export async function facetsOf(db: Db, filters: FacetFilters): Promise<Facets> {
  const chosen = facetNames.filter((name) => filters[name] !== undefined)
  const without = (name: FacetName): FacetFilters => ({ ...filters, [name]: undefined })
  const counts: Record<string, SQL<number>> = { total: countWhere(filters) }
  for (const name of chosen) counts[`without ${name}`] = countWhere(without(name))
  for (const [name, options] of Object.entries(fixedOptions)) {
    for (const { value } of options) counts[`${name} ${value}`] = countWhere({ ...filters, [name]: value })
  }
  const regions = regionOptions(db, without('region'))
  const [row] = await db.select({ counted: counts, regions }).from(trips).where(isPublished)
  const { counted, regions: ofRegions } = row!
  const total = counted.total!
  const facets = facetNames.map((name) => ({ name, label: labels[name], options: optionsOf(name) }))
  function optionsOf(name: FacetName) {
    if (name === 'region') return ofRegions.map((option) => ({ ...option, label: option.value }))
    return fixedOptions[name].map(({ value, label }) => ({
      value: String(value),
      label,
      count: counted[`${name} ${value}`]!,
    }))
  }
  return {
    total,
    facets: facets.filter(({ name, options }) => filters[name] !== undefined || options.some(({ count }) => count > 0)),
    loosened: total === 0 ? loosened(chosen.map((name) => ({ name, total: counted[`without ${name}`]! }))) : [],
  }
}

function countWhere(filters: FacetFilters): SQL<number> {
  return sql<number>`(count(*) filter (where ${facetsWhere(filters) ?? sql`true`}))::int`
}

/** Only regions of trips: a chosen one that no trip has is not repeated. */
function regionOptions(db: Db, filters: FacetFilters) {
  const name = sql<string>`${trimmed(trips.region)}`
  const options = db
    .select({ value: name.as('value'), count: sql<number>`count(*)::int`.as('count') })
    .from(trips)
    .where(and(isPublished, ne(name, ''), facetsWhere(filters)))
    .groupBy(name)
    .as('options')
  return sql<{ value: string; count: number }[]>`(
    select coalesce(json_agg(options order by value), '[]') from ${options}
  )`
}

/** Totals of the list with one choice less. */
function loosened(totals: Facets['loosened']): Facets['loosened'] {
  return totals.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total)
}
