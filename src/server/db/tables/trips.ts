import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { statuses } from '../../../contract/fields.ts'
import { tripLimits, type ItineraryDay } from '../../../contract/trips.ts'
import { categoryNames } from '../../../values/categories.ts'
import {
  atMost,
  createdAt,
  filledUpTo,
  id,
  json,
  latestFirst,
  oneOf,
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
    show_vendor_info: boolean().notNull().default(true),
    featured_image: text().references(() => pictures.url, { onDelete: 'set null' }),
    highlights: textList().notNull().default(noTexts),
    inclusions: textList().notNull().default(noTexts),
    exclusions: textList().notNull().default(noTexts),
    itinerary: json<ItineraryDay[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
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
    within('trips_duration', table.duration, 1, tripLimits.duration),
    oneOf('trips_status', table.status, statuses),
    within('trips_highlights', sql`cardinality(${table.highlights})`, 0, tripLimits.listEntries),
    within('trips_inclusions', sql`cardinality(${table.inclusions})`, 0, tripLimits.listEntries),
    within('trips_exclusions', sql`cardinality(${table.exclusions})`, 0, tripLimits.listEntries),
    check('trips_itinerary', sql`jsonb_typeof(${table.itinerary}) = 'array'`),
    index('trips_newest').on(table.status, latestFirst(table.created_at), table.id),
    // Lists read their ids with index-only scans: the sort column first, then the columns of the filters.
    index('trips_by_category').on(table.category, latestFirst(table.created_at), table.id, table.status),
    index('trips_by_region')
      .on(table.category, trimmed(table.region), latestFirst(table.created_at), table.id)
      .where(sql`${table.status} = 'published'`),
    index('trips_featured')
      .on(latestFirst(table.created_at), table.id)
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
