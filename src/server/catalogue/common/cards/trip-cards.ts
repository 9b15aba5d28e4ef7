import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { TripCard } from '#contract/trips.ts'
import type { PublicVendor } from '#contract/vendors.ts'
import type { Db } from '../../../db/database.ts'
import { pictures, trips, vendors } from '../../../db/schema.ts'
import { factsLine } from './facts-line.ts'
import { orderBy, type SortKey } from '../pagination.ts'
import { pictureColumns } from './picture-columns.ts'

const vendorColumns = {
  id: vendors.id,
  vendor_name: vendors.vendor_name,
  rating: vendors.rating,
  number_of_trips: vendors.number_of_trips,
  years_of_experience: vendors.years_of_experience,
  region: vendors.region,
}

export const tripCardColumns = {
  id: trips.id,
  title: trips.title,
  category: trips.category,
  region: trips.region,
  price: trips.price,
  duration: trips.duration,
  short_description: trips.short_description,
  featured_image: trips.featured_image,
  highlights: trips.highlights,
  best_months: trips.best_months,
  pace: trips.pace,
  show_vendor_info: trips.show_vendor_info,
  featured_picture: pictureColumns(pictures),
  vendor: vendorColumns,
}

export const newestTripsFirst: SortKey[] = [
  { by: trips.created_at, direction: 'desc' },
  { by: trips.id, direction: 'asc' },
]

/** Those with a place in the order of the home page first. */
export const homeTripsFirst: SortKey[] = [{ by: trips.home_position, direction: 'asc' }, ...newestTripsFirst]

/** Published trips among some ids. */
export function selectCardsAmong(db: Db, ids: SQL, also?: SQL) {
  return db
    .select(tripCardColumns)
    .from(trips)
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .where(and(eq(trips.status, 'published'), sql`${trips.id} in (${ids})`, also))
    .orderBy(...orderBy(newestTripsFirst))
}

export type TripCardRow = Awaited<ReturnType<typeof selectCardsAmong>>[number]

/** In the order of the ids; unpublished ones are left out. */
export async function selectCardsOf(db: Db, ids: string[]): Promise<TripCardRow[]> {
  if (ids.length === 0) return []
  const rows = await selectCardsAmong(db, sql`select unnest(${sql.param(ids)}::uuid[])`)
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** An allowlist: columns that are not named here are not sent to clients. */
export function presentTripCard(row: TripCardRow): TripCard {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    region: row.region.trim(),
    price: row.price,
    duration: row.duration,
    short_description: row.short_description,
    featured_image: row.featured_image,
    featured_picture: row.featured_picture,
    highlights: row.highlights,
    best_months: row.best_months,
    pace: row.pace,
    facts_line: factsLine(row),
    show_vendor_info: row.show_vendor_info,
    vendor: row.show_vendor_info ? presentVendor(row.vendor) : null,
  }
}

/** Of a vendor only what may be public. */
export function presentVendor(vendor: PublicVendor | null): PublicVendor | null {
  if (!vendor) return null
  return {
    id: vendor.id,
    vendor_name: vendor.vendor_name,
    rating: vendor.rating,
    number_of_trips: vendor.number_of_trips,
    years_of_experience: vendor.years_of_experience,
    region: vendor.region,
  }
}
