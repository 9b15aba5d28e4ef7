import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { statuses } from '#contract/fields.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import type { Arrival, Faq, GroupPrice, MonthNote, Stop } from '#contract/trip-details/trip-facts.ts'
import { hostInfoLimit, type ItineraryDay } from '#contract/trips.ts'
import { categoryNames } from '#values/categories.ts'
import { atMost, createdAt, id, json, latestFirst, sample, sortable, textList, trimmed, updatedAt } from './columns.ts'
import { fieldChecks } from './field-checks.ts'
import { categories } from './categories.ts'
import { pictures } from './pictures.ts'
import { vendors } from './vendors.ts'

const noTexts = sql`'{}'::text[]`
const noMonths = sql`'{}'::integer[]`
const noRows = sql`'[]'::jsonb`

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
    month_notes: json<MonthNote[]>().notNull().default(noRows),
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
    arrivals: json<Arrival[]>().notNull().default(noRows),
    suits: text(),
    access: text(),
    safety: text(),
    permits: text(),
    insurance: text(),
    packing: text(),
    payment: text(),
    food: text(),
    guide_name: text(),
    guide_words: text(),
    sample: sample(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    ...fieldChecks('trips', table, tripFields),
    atMost('trips_host_info', table.host_info, hostInfoLimit),
    check('trips_home_position', sql`${table.home_position} >= 1`),
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
        table.group_size_min,
        table.group_size_max,
      )
      .where(sql`${table.status} = 'published'`),
    index('trips_by_choice')
      .on(table.featured.desc(), table.home_position, latestFirst(table.created_at), table.id)
      .where(sql`${table.status} = 'published'`),
    index('trips_featured_in_order')
      .on(table.home_position, latestFirst(table.created_at), table.id)
      .where(sql`${table.featured} and ${table.status} = 'published'`),
    index('trips_by_vendor').on(table.vendor_id, latestFirst(table.created_at), table.id, table.status, table.category),
    index('trips_all_newest').on(latestFirst(table.created_at), table.id),
    // The last column is for the planner, which uses an indexed expression in an index-only scan only if the index also
    // has its column.
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
    alt: text(),
    caption: text(),
    sort_order: integer().notNull(),
  },
  (table) => [
    atMost('trip_images_alt_length', table.alt, tripFields.trip_images.alt),
    atMost('trip_images_caption_length', table.caption, tripFields.trip_images.caption),
    check('trip_images_sort_order', sql`${table.sort_order} >= 1`),
    unique('trip_images_order').on(table.trip_id, table.sort_order),
    index('trip_images_by_picture').on(table.image_url),
  ],
)
