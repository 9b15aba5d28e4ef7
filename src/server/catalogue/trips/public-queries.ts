import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { tripsContract } from '#contract/trips.ts'
import type { Db } from '../../db/database.ts'
import { pictures, trips, vendors } from '../../db/schema.ts'
import { trimmed } from '../../db/tables/columns.ts'
import { whereOf, type Conditions, type FiltersOf } from '../common/filters.ts'
import { idsOfSlice, orderBy, type Slice, type SortKey } from '../common/pagination.ts'
import { pictureColumns, pictureJson } from '../common/picture-columns.ts'

export interface PublishedTripFilters
  extends FiltersOf<typeof tripsContract.list>, FiltersOf<typeof tripsContract.cards> {}

interface TripFilters extends PublishedTripFilters {
  featured?: boolean | undefined
}

const vendorColumns = {
  id: vendors.id,
  vendor_name: vendors.vendor_name,
  rating: vendors.rating,
  number_of_trips: vendors.number_of_trips,
  years_of_experience: vendors.years_of_experience,
  region: vendors.region,
}

const cardColumns = {
  id: trips.id,
  title: trips.title,
  category: trips.category,
  region: trips.region,
  price: trips.price,
  duration: trips.duration,
  short_description: trips.short_description,
  featured_image: trips.featured_image,
  highlights: trips.highlights,
  show_vendor_info: trips.show_vendor_info,
  featured_picture: pictureColumns(pictures),
  vendor: vendorColumns,
}

const images = sql<unknown>`(
  select coalesce(json_agg(json_build_object('id', ti.id, 'trip_id', ti.trip_id, 'image_url', ti.image_url,
    'caption', ti.caption, 'sort_order', ti.sort_order, 'picture', ${pictureJson('tp')}) order by ti.sort_order), '[]'::json)
  from trip_images ti join pictures tp on tp.url = ti.image_url where ti.trip_id = "trips"."id")`.as('trip_images')

const tripTestimonials = sql<unknown>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'content', t.content, 'rating', t.rating,
    'trip_id', t.trip_id, 'created_at', t.created_at) order by t.created_at desc, t.id), '[]'::json)
  from testimonials t where t.trip_id = "trips"."id")`.as('testimonials')

const fullColumns = {
  ...cardColumns,
  vendor_id: trips.vendor_id,
  description: trips.description,
  host_info: trips.host_info,
  status: trips.status,
  featured: trips.featured,
  inclusions: trips.inclusions,
  exclusions: trips.exclusions,
  itinerary: trips.itinerary,
  created_at: trips.created_at,
  updated_at: trips.updated_at,
  trip_images: images,
}

const newestFirst: SortKey[] = [
  { by: trips.created_at, direction: 'desc' },
  { by: trips.id, direction: 'asc' },
]

function idsOf(db: Db, filters: TripFilters, slice: Slice) {
  return idsOfSlice(db, trips, publishedWhere(filters), newestFirst, slice).as('page')
}

/** Cards of published trips, newest first. */
export function selectTripCards(db: Db, filters: TripFilters, slice: Slice) {
  const ids = idsOf(db, filters, slice)
  return db
    .select(cardColumns)
    .from(ids)
    .innerJoin(trips, eq(trips.id, ids.id))
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .orderBy(...orderBy(newestFirst))
}

/** Published trips with vendor and images, newest first. */
export function selectTrips(db: Db, filters: TripFilters, slice: Slice) {
  const ids = idsOf(db, filters, slice)
  return db
    .select(fullColumns)
    .from(ids)
    .innerJoin(trips, eq(trips.id, ids.id))
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .orderBy(...orderBy(newestFirst))
}

/** One trip of any status with vendor, images and testimonials; the caller decides who may see a draft. */
export async function selectTrip(db: Db, id: string) {
  const [row] = await db
    .select({ ...fullColumns, testimonials: tripTestimonials })
    .from(trips)
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .where(eq(trips.id, id))
  return row ?? null
}

export type TripCardRow = Awaited<ReturnType<typeof selectTripCards>>[number]
export type TripRow = Awaited<ReturnType<typeof selectTrips>>[number]
export type TripDetailRow = NonNullable<Awaited<ReturnType<typeof selectTrip>>>

const tripConditions: Conditions<TripFilters> = {
  category: (category) => eq(trips.category, category),
  region: (region) => eq(trimmed(trips.region), region),
  featured: (featured) => (featured ? eq(trips.featured, true) : undefined),
}

function publishedWhere(filters: TripFilters): SQL | undefined {
  return and(eq(trips.status, 'published'), whereOf(tripConditions, filters))
}
