import { and, between, eq, gt, sql } from 'drizzle-orm'
import { unionAll, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { facetNames, type FacetName, type Facets } from '#contract/trip-details/facets.ts'
import { categoryNames } from '#values/categories.ts'
import { priceBands, tripLengths } from '#values/trips/facets.ts'
import { monthName, months } from '#values/trips/months.ts'
import { paces } from '#values/trips/paces.ts'
import type { Db } from '../../../db/database.ts'
import { facetCounts } from '../../../db/schema.ts'
import { whereOf } from '../../common/filters.ts'
import { countedConditions, type FacetFilters } from './facet-filters.ts'

const trips = sql<number>`coalesce(sum(${facetCounts.trips}), 0)::int`

/** The condition of all facets: a month is one of the numbers that are kept, and no month is number 0. */
function countedWhere({ month = 0, ...filters }: FacetFilters) {
  return and(eq(facetCounts.month, month), gt(facetCounts.trips, 0), whereOf(countedConditions, filters))
}

export async function countFaceted(db: Db, filters: FacetFilters): Promise<number> {
  const [row] = await db.select({ total: trips }).from(facetCounts).where(countedWhere(filters))
  return row!.total
}

const columns: Record<FacetName, AnyPgColumn> = {
  category: facetCounts.category,
  month: facetCounts.month,
  length: facetCounts.length,
  price: facetCounts.price_band,
  pace: facetCounts.pace,
  region: facetCounts.region,
}

/** Trips by the values of one facet, under all other ones. */
function countsOf(db: Db, name: FacetName, filters: FacetFilters) {
  const others = { ...filters, [name]: undefined }
  const { month: _month, ...withoutMonth } = others
  const where =
    name === 'month'
      ? and(between(facetCounts.month, 1, 12), gt(facetCounts.trips, 0), whereOf(countedConditions, withoutMonth))
      : countedWhere(others)
  return db
    .select({ facet: sql<FacetName>`${name}::text`, value: sql<string>`${columns[name]}::text`, trips })
    .from(facetCounts)
    .where(where)
    .groupBy(columns[name])
}

interface Option {
  value: string
  label: string
}

/** Fixed options are always shown; regions come from the trips. */
const options: Record<Exclude<FacetName, 'region'>, Option[]> = {
  category: categoryNames.map((name) => ({ value: name, label: name })),
  month: months.map((month) => ({ value: String(month), label: monthName(month) })),
  length: tripLengths.map(({ value, label }) => ({ value, label })),
  price: priceBands.map(({ value, label }) => ({ value, label })),
  pace: paces.map(({ value, word }) => ({ value: String(value), label: word })),
}

const labels: Record<FacetName, string> = {
  category: 'Experience',
  month: 'Month',
  length: 'Length',
  price: 'Price per person',
  pace: 'Pace',
  region: 'Region',
}

/** Counts of every facet with the other ones applied; a facet that no trip has is left out (docs/decisions/0058). */
export async function facetsOf(db: Db, filters: FacetFilters): Promise<Facets> {
  const [category, month, length, price, pace, region] = facetNames.map((name) => countsOf(db, name, filters))
  const rows = await unionAll(category!, month!, length!, price!, pace!, region!)
  const total = totalOf(rows, filters)
  const facets = facetNames.map((name) => {
    const counts = new Map(rows.filter(({ facet }) => facet === name).map((row) => [row.value, row.trips]))
    const listed = name === 'region' ? regionOptions([...counts.keys()]) : options[name]
    return {
      name,
      label: labels[name],
      options: listed.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 })),
    }
  })
  const isUsed = ({ name, options: shown }: (typeof facets)[number]) =>
    filters[name] !== undefined || shown.some(({ count }) => count > 0)
  return { total, facets: facets.filter(isUsed), loosened: total === 0 ? await loosened(db, filters) : [] }
}

/** Each trip has one category, so the counts of the categories make the total: one query less. */
function totalOf(rows: { facet: FacetName; value: string; trips: number }[], { category }: FacetFilters): number {
  return rows
    .filter(({ facet, value }) => facet === 'category' && (category === undefined || value === category))
    .reduce((sum, { trips: count }) => sum + count, 0)
}

async function loosened(db: Db, filters: FacetFilters): Promise<Facets['loosened']> {
  const chosen = facetNames.filter((name) => filters[name] !== undefined)
  const totals = chosen.map(async (name) => ({
    name,
    total: await countFaceted(db, { ...filters, [name]: undefined }),
  }))
  return (await Promise.all(totals)).filter(({ total }) => total > 0).sort((one, other) => other.total - one.total)
}

/** Only those of trips: a chosen one that no trip has is not repeated. */
function regionOptions(found: string[]): Option[] {
  const names = found.filter((name) => name !== '').toSorted()
  return names.map((name) => ({ value: name, label: name }))
}
