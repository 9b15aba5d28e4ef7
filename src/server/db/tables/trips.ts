import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { statuses } from '../../../contract/fields.ts'
import {
  tripFactLimits as factLimits,
  type Faq,
  type GroupPrice,
  type Stop,
} from '../../../contract/trip-details/trip-facts.ts'
import { tripLimits, type ItineraryDay } from '../../../contract/trips.ts'
import { categoryNames } from '../../../values/categories.ts'
import { months } from '../../../values/trips/months.ts'
import { fastestPace, slowestPace } from '../../../values/trips/paces.ts'
import {
  atMost,
  createdAt,
  filledUpTo,
  id,
  json,
  latestFirst,
  oneOf,
  sample,
  sortable,
  textList,
  trimmed,
  updatedAt,
  within,
} from './columns.ts'
import { categories } from './categories.ts'
import { pictures } from './pictures.ts'
import { vendors } from './vendors.ts'

const noTexts = sql`'{}'::text[]`
const noMonths = sql`'{}'::integer[]`
const noRows = sql`'[]'::jsonb`
const allMonths = sql.raw(`array[${months.join(', ')}]`)

export const trips = pgTable(
  'trips',
  {
    id: id(),
    title: text().notNull(),
    category: text({ enum: categoryNames })
      .notNull()
      .references(() => categories.name),
    region: text().notNull(),
    vendor_id: uuid().references(() => vendors.id, { onDelete: 'set null' }),
    price: numeric({ precision: 11, scale: 2, mode: 'number' }).notNull(),
    duration: integer().notNull(),
    description: text().notNull(),
    short_description: text(),
    host_info: text(),
    status: text({ enum: statuses }).notNull().default('draft'),
    featured: boolean().notNull().default(false),
    /** Place among the featured trips, from 1; those without one follow, newest first. */
    home_position: integer(),
    show_vendor_info: boolean().notNull().default(true),
    featured_image: text().references(() => pictures.url, { onDelete: 'set null' }),
    highlights: textList().notNull().default(noTexts),
    inclusions: textList().notNull().default(noTexts),
    exclusions: textList().notNull().default(noTexts),
    itinerary: json<ItineraryDay[]>().notNull().default(noRows),
    best_months: integer().array().notNull().default(noMonths),
    closed_months: integer().array().notNull().default(noMonths),
    group_size_min: integer(),
    group_size_max: integer(),
    pace: smallint(),
    minimum_age: integer(),
    start_place: text(),
    end_place: text(),
    nearest_station: text(),
    nearest_airport: text(),
    highest_altitude: integer(),
    languages: textList().notNull().default(noTexts),
    cancellation: text(),
    group_prices: json<GroupPrice[]>().notNull().default(noRows),
    single_supplement: integer(),
    faqs: json<Faq[]>().notNull().default(noRows),
    stops: json<Stop[]>().notNull().default(noRows),
    local_share: integer(),
    carbon_kg: integer(),
    carbon_source: text(),
    host_words: text(),
    sample: sample(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    filledUpTo('trips_title_length', table.title, tripLimits.title),
    atMost('trips_region_length', table.region, tripLimits.region),
    atMost('trips_description_length', table.description, tripLimits.description),
    atMost('trips_short_description_length', table.short_description, tripLimits.short_description),
    atMost('trips_host_info_length', table.host_info, tripLimits.host_info),
    check('trips_price', sql`${table.price} > 0 and ${table.price} <= ${sql.raw(String(tripLimits.price))}`),
    check('trips_home_position', sql`${table.home_position} >= 1`),
    within('trips_duration', table.duration, 1, tripLimits.duration),
    oneOf('trips_status', table.status, statuses),
    within('trips_highlights', sql`cardinality(${table.highlights})`, 0, tripLimits.listEntries),
    within('trips_inclusions', sql`cardinality(${table.inclusions})`, 0, tripLimits.listEntries),
    within('trips_exclusions', sql`cardinality(${table.exclusions})`, 0, tripLimits.listEntries),
    check('trips_itinerary', sql`jsonb_typeof(${table.itinerary}) = 'array'`),
    check('trips_best_months', sql`${table.best_months} <@ ${allMonths}`),
    check('trips_closed_months', sql`${table.closed_months} <@ ${allMonths}`),
    within('trips_group_size_min', table.group_size_min, 1, factLimits.group_size),
    within('trips_group_size_max', table.group_size_max, 1, factLimits.group_size),
    within('trips_pace', table.pace, slowestPace, fastestPace),
    within('trips_minimum_age', table.minimum_age, 0, factLimits.minimum_age),
    atMost('trips_start_place_length', table.start_place, factLimits.place),
    atMost('trips_end_place_length', table.end_place, factLimits.place),
    atMost('trips_nearest_station_length', table.nearest_station, factLimits.place),
    atMost('trips_nearest_airport_length', table.nearest_airport, factLimits.place),
    within('trips_highest_altitude', table.highest_altitude, 0, factLimits.highest_altitude),
    within('trips_languages', sql`cardinality(${table.languages})`, 0, factLimits.languages),
    atMost('trips_cancellation_length', table.cancellation, factLimits.cancellation),
    check('trips_group_prices', sql`jsonb_typeof(${table.group_prices}) = 'array'`),
    within('trips_single_supplement', table.single_supplement, 1, factLimits.price),
    check('trips_faqs', sql`jsonb_typeof(${table.faqs}) = 'array'`),
    check('trips_stops', sql`jsonb_typeof(${table.stops}) = 'array'`),
    within('trips_local_share', table.local_share, 0, factLimits.local_share),
    within('trips_carbon_kg', table.carbon_kg, 0, factLimits.carbon_kg),
    atMost('trips_carbon_source_length', table.carbon_source, factLimits.carbon_source),
    atMost('trips_host_words_length', table.host_words, factLimits.host_words),
    index('trips_newest').on(table.status, latestFirst(table.created_at), table.id),
    // Lists read their ids with index-only scans: the sort column first, then the columns of the filters.
    index('trips_by_category').on(table.category, latestFirst(table.created_at), table.id, table.status),
    index('trips_by_region')
      .on(table.category, trimmed(table.region), latestFirst(table.created_at), table.id, table.region)
      .where(sql`${table.status} = 'published'`),
    // Facets are counted, and lists with facets filtered, by index-only scans.
    index('trips_by_facets')
      .on(
        table.duration,
        table.price,
        latestFirst(table.created_at),
        table.id,
        table.category,
        table.region,
        table.pace,
        table.best_months,
        table.closed_months,
      )
      .where(sql`${table.status} = 'published'`),
    index('trips_featured_in_order')
      .on(table.home_position, latestFirst(table.created_at), table.id)
      .where(sql`${table.featured} and ${table.status} = 'published'`),
    index('trips_by_vendor').on(table.vendor_id, latestFirst(table.created_at), table.id, table.status, table.category),
    index('trips_all_newest').on(latestFirst(table.created_at), table.id),
    // The last column is for the planner, which uses an indexed expression in an index-only scan only if its column is
    // there, too.
    index('trips_all_by_title').on(
      sortable(table.title),
      latestFirst(table.created_at),
      table.id,
      table.status,
      table.category,
      table.title,
    ),
    index('trips_all_by_price').on(table.price, latestFirst(table.created_at), table.id, table.status, table.category),
    index('trips_all_by_region').on(trimmed(table.region), latestFirst(table.created_at), table.id, table.region),
    index('trips_by_picture')
      .on(table.featured_image)
      .where(sql`${table.featured_image} is not null`),
  ],
)

export const tripImages = pgTable(
  'trip_images',
  {
    id: id(),
    trip_id: uuid()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    image_url: text()
      .notNull()
      .references(() => pictures.url, { onDelete: 'cascade' }),
    caption: text(),
    sort_order: integer().notNull(),
  },
  (table) => [
    atMost('trip_images_caption_length', table.caption, tripLimits.caption),
    check('trip_images_sort_order', sql`${table.sort_order} >= 1`),
    unique('trip_images_order').on(table.trip_id, table.sort_order),
    index('trip_images_by_picture').on(table.image_url),
  ],
)
