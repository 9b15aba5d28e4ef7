import { eq, getTableColumns, sql } from 'drizzle-orm'
import { tripDataSchema, tripsAdminContract } from '#contract/admin/trips.ts'
import { statuses } from '#contract/fields.ts'
import { factsOf, noTripFacts } from '#contract/trip-details/trip-facts.ts'
import type { ItineraryDay } from '#contract/trips.ts'
import { categoryNames } from '#values/categories.ts'
import { pictures, trips, vendors } from '../../../db/schema.ts'
import {
  choiceCell,
  flagCell,
  galleryCell,
  jsonCell,
  monthsCell,
  numberCell,
  pricesCell,
  requiredNumberCell,
  textCell,
  textLinesCell,
  pictureCell,
} from './cells.ts'
import { nameOrId, newestFirst, pageWhere } from './page.ts'
import type { Sheet } from './sheet.ts'

const day = {
  title: 'Arrival',
  description: 'Tea, and a walk before dusk.',
  accommodation_name: 'Sal Forest Camp',
  room_type: null,
  meal_plan: 'Dinner',
}

/** Names in full, which Drizzle leaves out in a query of one table. */
const vendorName = nameOrId({ table: sql`vendors`, id: sql`vendors.id`, name: sql`vendor_name` })

const gallery = sql<{ image_url: string; caption: string | null }[]>`(
  select coalesce(json_agg(json_build_object('image_url', image_url, 'caption', caption) order by sort_order), '[]'::json)
  from trip_images where trip_images.trip_id = trips.id)`

export const tripSheet: Sheet = {
  noun: 'trips',
  table: trips,
  create: tripDataSchema,
  update: tripsAdminContract.update['~orpc'].inputSchema!.shape.trip_data,
  related: [
    ['best_months', 'closed_months'],
    ['group_size_min', 'group_size_max'],
    ['carbon_kg', 'carbon_source'],
  ],
  key: ['title', 'region'],
  keyed: [sql`lower(t.title) collate "C"`, sql`lower(btrim(t.region)) collate "C"`],
  pictures: [{ field: 'featured_image', alt: 'featured_image_alt', bucket: 'trip-images' }],
  gallery: { field: 'trip_images', bucket: 'trip-images' },
  blanks: {
    vendor_id: null,
    short_description: null,
    featured: false,
    show_vendor_info: true,
    featured_image: null,
    highlights: [],
    inclusions: [],
    exclusions: [],
    itinerary: [],
    ...noTripFacts,
  },
  columns: [
    { name: 'id', cell: textCell },
    { name: 'title', cell: textCell, required: true, example: 'Kanha at walking pace' },
    { name: 'category', cell: choiceCell(categoryNames), required: true, example: categoryNames[0] },
    { name: 'region', cell: textCell, required: true, refers: 'region', example: 'Madhya Pradesh' },
    { name: 'vendor', cell: textCell, field: 'vendor_id', refers: 'vendor' },
    { name: 'price', cell: requiredNumberCell, required: true, example: '48500' },
    { name: 'duration', cell: requiredNumberCell, required: true, example: '5' },
    { name: 'status', cell: choiceCell(statuses), example: 'draft' },
    { name: 'featured', cell: flagCell, example: 'no' },
    { name: 'show_vendor_info', cell: flagCell, example: 'yes' },
    { name: 'short_description', cell: textCell, example: 'Four drives and a walk through the sal forest.' },
    { name: 'description', cell: textCell, required: true, example: 'Five days in and around the park.' },
    { name: 'highlights', cell: textLinesCell, example: 'Four core drives\nLunch in a Gond courtyard' },
    { name: 'inclusions', cell: textLinesCell, example: 'Four nights\nAll meals' },
    { name: 'exclusions', cell: textLinesCell, example: 'Flights' },
    { name: 'itinerary', cell: jsonCell, example: JSON.stringify([day]) },
    { name: 'featured_image', cell: pictureCell },
    { name: 'featured_image_alt', cell: textCell },
    { name: 'trip_images', cell: galleryCell },
    { name: 'best_months', cell: monthsCell, example: 'October, November' },
    { name: 'closed_months', cell: monthsCell, example: 'July, August' },
    { name: 'group_size_min', cell: numberCell, example: '2' },
    { name: 'group_size_max', cell: numberCell, example: '8' },
    { name: 'pace', cell: numberCell, example: '3' },
    { name: 'minimum_age', cell: numberCell, example: '12' },
    { name: 'start_place', cell: textCell, example: 'Jabalpur' },
    { name: 'end_place', cell: textCell, example: 'Jabalpur' },
    { name: 'nearest_station', cell: textCell },
    { name: 'nearest_airport', cell: textCell },
    { name: 'highest_altitude', cell: numberCell },
    { name: 'languages', cell: textLinesCell, example: 'English\nहिन्दी' },
    { name: 'cancellation', cell: textCell },
    { name: 'group_prices', cell: pricesCell, example: '2: 52000\n4: 48500' },
    { name: 'single_supplement', cell: numberCell },
    {
      name: 'faqs',
      cell: jsonCell,
      example: JSON.stringify([{ question: 'Is there a phone signal?', answer: 'In the village.' }]),
    },
    {
      name: 'stops',
      cell: jsonCell,
      example: JSON.stringify([{ name: 'Khatia', latitude: 22.36, longitude: 80.49, day: 1 }]),
    },
    { name: 'local_share', cell: numberCell },
    { name: 'carbon_kg', cell: numberCell },
    { name: 'carbon_source', cell: textCell },
    { name: 'host_words', cell: textCell },
    { name: 'created_at', cell: textCell },
    { name: 'updated_at', cell: textCell },
  ],
  async select(db, options) {
    const rows = await db
      .select({
        trip: getTableColumns(trips),
        vendor: sql<string | null>`case when vendors.id is null then null else ${vendorName} end`,
        alt: pictures.alt,
        gallery,
      })
      .from(trips)
      .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
      .leftJoin(pictures, eq(pictures.url, trips.featured_image))
      .where(pageWhere(trips, options))
      .orderBy(...newestFirst(trips))
      .limit(options.limit)
    return rows.map(({ trip, vendor, alt, gallery: images }) => ({
      id: trip.id,
      created_at: trip.created_at,
      updated_at: trip.updated_at,
      shown: { vendor },
      fields: {
        title: trip.title,
        category: trip.category,
        region: trip.region,
        vendor_id: trip.vendor_id,
        price: trip.price,
        duration: trip.duration,
        description: trip.description,
        short_description: trip.short_description,
        status: trip.status,
        featured: trip.featured,
        show_vendor_info: trip.show_vendor_info,
        featured_image: trip.featured_image,
        featured_image_alt: alt ?? '',
        highlights: trip.highlights,
        inclusions: trip.inclusions,
        exclusions: trip.exclusions,
        itinerary: trip.itinerary.map(dayOf),
        ...factsOf(trip),
        trip_images: images,
      },
    }))
  },
}

/** Days are numbered by their place; older ones have `hotel_name`. */
function dayOf(
  { title, description, accommodation_name, hotel_name, room_type, meal_plan }: ItineraryDay,
  index: number,
) {
  return {
    day: index + 1,
    title,
    description,
    accommodation_name: accommodation_name || hotel_name || null,
    room_type: room_type ?? null,
    meal_plan: meal_plan ?? null,
  }
}
