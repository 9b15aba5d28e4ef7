import { integer, numeric, pgTable, primaryKey, smallint, text, uuid, index } from 'drizzle-orm/pg-core'
import { categoryNames } from '../../../../values/categories.ts'
import { priceBandValues, tripLengthValues } from '../../../../values/trips/facet-values.ts'
import { latestFirst, moment } from '../columns.ts'

/** What a published trip is chosen by, in both tables of this file. */
const facets = () => ({
  category: text({ enum: categoryNames }).notNull(),
  /** Trimmed; empty for trips without one. */
  region: text().notNull(),
  length: text({ enum: tripLengthValues }).notNull(),
  price_band: text({ enum: priceBandValues }).notNull(),
  /** 0 where the trip has none. */
  pace: smallint().notNull(),
})

/**
 * One row per published trip, a twentieth as wide: what lists of trips are filtered and sorted by. Triggers on `trips`
 * maintain the rows: docs/decisions/0058.
 */
export const tripFacets = pgTable(
  'trip_facets',
  {
    trip_id: uuid().primaryKey(),
    ...facets(),
    /** Bit n: month n is among the best; bit n + 12: the trip is open in it. */
    months: integer().notNull(),
    price: numeric({ precision: 11, scale: 2, mode: 'number' }).notNull(),
    duration: integer().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('trip_facets_newest').on(latestFirst(table.created_at), table.trip_id),
    index('trip_facets_by_price').on(table.price, latestFirst(table.created_at), table.trip_id),
    index('trip_facets_by_length').on(table.duration, table.price, latestFirst(table.created_at), table.trip_id),
  ],
)

/**
 * Published trips by all facets at once, so that counts beside their options need not read trips: `month` 0 counts each
 * trip once, and the others count those that are open in the month. A number may be zero.
 */
export const facetCounts = pgTable(
  'facet_counts',
  { month: smallint().notNull(), ...facets(), trips: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.month, table.category, table.region, table.length, table.price_band, table.pace] }),
  ],
)
