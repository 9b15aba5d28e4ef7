import { and, asc, desc, eq, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Direction } from '#contract/admin-fields.ts'
import type { tripsAdminContract, tripSortColumns } from '#contract/trips-admin.ts'
import type { Db } from '../../db/database.ts'
import { pictures, tripCounts, tripImages, trips, tripTitles, vendors } from '../../db/schema.ts'
import { sortable, trimmed } from '../../db/tables/columns.ts'
import { whereOf, type Conditions, type FiltersOf } from '../shell/filters.ts'
import { contains, containsLowered, inDirection, inDirectionFilledFirst, type Page } from '../shell/lists.ts'
import { pictureColumns } from '../shell/picture-columns.ts'

/** Filters of the trip list. */
type TripFilters = FiltersOf<typeof tripsAdminContract.list>

/** Order of the trip list; newest first unless told otherwise. */
export interface TripOrder {
  sort?: (typeof tripSortColumns)[number] | undefined
  direction?: Direction | undefined
}

const itemColumns = {
  id: trips.id,
  title: trips.title,
  category: trips.category,
  region: trips.region,
  price: trips.price,
  duration: trips.duration,
  status: trips.status,
  featured: trips.featured,
  vendor: { id: vendors.id, vendor_name: vendors.vendor_name },
  featured_picture: pictureColumns(pictures),
  created_at: trips.created_at,
  updated_at: trips.updated_at,
}

/**
 * One page of trips of any status. The page's ids are found first, on an index alone where there is one,
 * so that the rows before a late page are neither read nor joined.
 */
export function selectTripItems(db: Db, filters: TripFilters, order: TripOrder, page: Page) {
  const ids = selectPageIds(db, filters, order, page).as('page')
  return db
    .select(itemColumns)
    .from(ids)
    .innerJoin(trips, eq(trips.id, ids.id))
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .orderBy(...orderOf(order))
}

function selectPageIds(db: Db, filters: TripFilters, order: TripOrder, page: Page) {
  const { sort = 'created_at', direction } = order
  if (sort === 'vendor') return selectPageIdsByVendor(db, filters, direction, page)
  if (sort === 'created_at' && filters.search) return selectPageIdsOfSearch(db, filters, direction, page)
  return db
    .select({ id: trips.id })
    .from(trips)
    .where(whereOf(inTrips, filters))
    .orderBy(...orderOf(order))
    .limit(page.limit)
    .offset(page.offset)
}

/** What a search finds by date, without looking at trips: titles are found, and read in order, where they lie close. */
function selectPageIdsOfSearch(db: Db, filters: TripFilters, direction: Direction = 'desc', { limit, offset }: Page) {
  return db
    .select({ id: tripTitles.trip_id })
    .from(tripTitles)
    .where(whereOf(inTitles, filters))
    .orderBy(inDirection(tripTitles.created_at, direction), asc(tripTitles.trip_id))
    .limit(limit)
    .offset(offset)
}

/**
 * Trips with a vendor along the index of names, and those without one, which come last: asked for together, all trips
 * would be joined and sorted for each page.
 */
function selectPageIdsByVendor(db: Db, filters: TripFilters, direction: Direction = 'asc', { limit, offset }: Page) {
  const columns = { id: trips.id, created_at: trips.created_at }
  const newest = [desc(trips.created_at), asc(trips.id)]
  const name = sortable(vendors.vendor_name)
  const hosted = db
    .select({ ...columns, name: sql<string | null>`${name}`.as('name') })
    .from(trips)
    .innerJoin(vendors, eq(vendors.id, trips.vendor_id))
    .where(whereOf(inTrips, filters))
    .orderBy(inDirection(name, direction), ...newest)
    .limit(offset + limit)
  const others = db
    .select({ ...columns, name: sql<string | null>`null`.as('name') })
    .from(trips)
    .where(and(whereOf(inTrips, filters), isNull(trips.vendor_id)))
    .orderBy(...newest)
    .limit(offset + limit)
  const both = unionAll(hosted, others).as('both')
  return db
    .select({ id: both.id })
    .from(both)
    .orderBy(inDirectionFilledFirst(sql`${both.name} collate "C"`, direction), desc(both.created_at), asc(both.id))
    .limit(limit)
    .offset(offset)
}

export type TripItemRow = Awaited<ReturnType<typeof selectTripItems>>[number]

/**
 * How many trips the filters let through. A search looks at titles where they lie close together; without one the
 * published trips are known by category and region, and only drafts are counted.
 */
export async function countTrips(db: Db, filters: TripFilters): Promise<number> {
  if (filters.search) return db.$count(tripTitles, whereOf(inTitles, filters))
  if (filters.status === 'draft') return db.$count(trips, whereOf(inTrips, filters))
  const published = sql<number>`coalesce(sum(${tripCounts.trips}), 0)::int`
  const drafts = filters.status ? sql<number>`0` : draftsOf(db, filters)
  const [row] = await db
    .select({ total: sql<number>`${published} + ${drafts}` })
    .from(tripCounts)
    .where(whereOf(inCounts, filters))
  return row!.total
}

function draftsOf(db: Db, filters: TripFilters): SQL {
  const drafts = db
    .select({ drafts: sql`count(*)::int` })
    .from(trips)
    .where(whereOf(inTrips, { ...filters, status: 'draft' }))
  return sql`(${drafts})`
}

/** Trips whose title holds a text, by title. */
export function selectTripOptions(db: Db, search: string | undefined, limit: number) {
  return db
    .select({ id: trips.id, title: trips.title, status: trips.status })
    .from(trips)
    .where(whereOf(inTrips, { search }))
    .orderBy(sortable(trips.title), trips.id)
    .limit(limit)
}

/** The stored trip that a save changes, locked until the transaction ends. */
export async function lockTrip(tx: Db, id: string) {
  const [row] = await tx
    .select({
      vendor_id: trips.vendor_id,
      show_vendor_info: trips.show_vendor_info,
      featured_image: trips.featured_image,
      status: trips.status,
      updated_at: trips.updated_at,
    })
    .from(trips)
    .where(eq(trips.id, id))
    .for('update')
  return row ?? null
}

/** Addresses of a trip's gallery, in order. */
export async function selectGallery(db: Db, tripId: string): Promise<string[]> {
  const rows = await db
    .select({ image_url: tripImages.image_url })
    .from(tripImages)
    .where(eq(tripImages.trip_id, tripId))
    .orderBy(tripImages.sort_order)
  return rows.map(({ image_url }) => image_url)
}

/** A vendor as the host text needs it, unchanged until the transaction ends. */
export async function shareVendor(tx: Db, id: string) {
  const [row] = await tx
    .select({
      vendor_name: vendors.vendor_name,
      region: vendors.region,
      years_of_experience: vendors.years_of_experience,
      number_of_trips: vendors.number_of_trips,
    })
    .from(vendors)
    .where(eq(vendors.id, id))
    .for('share')
  return row ?? null
}

const inTrips: Conditions<TripFilters> = {
  search: (text) => contains(trips.title, text),
  status: (status) => eq(trips.status, status),
  region: (region) => (region === '' ? undefined : eq(trimmed(trips.region), region)),
  category: (category) => eq(trips.category, category),
}

const inTitles: Conditions<TripFilters> = {
  search: (text) => containsLowered(tripTitles.title, text),
  status: (status) => eq(tripTitles.status, status),
  region: (region) => (region === '' ? undefined : eq(tripTitles.region, region)),
  category: (category) => eq(tripTitles.category, category),
}

/** Published trips; searches are not counted here. */
const inCounts: Conditions<Omit<TripFilters, 'search' | 'status'>> = {
  region: (region) => (region === '' ? undefined : eq(tripCounts.region, region)),
  category: (category) => eq(tripCounts.category, category),
}

const sortBy: Record<Exclude<TripOrder['sort'], undefined | 'vendor' | 'created_at'>, AnyColumn | SQL> = {
  title: sortable(trips.title),
  category: sql`${trips.category} collate "C"`,
  region: trimmed(trips.region),
  price: trips.price,
  status: sql`${trips.status} collate "C"`,
}

function orderOf({ sort = 'created_at', direction = sort === 'created_at' ? 'desc' : 'asc' }: TripOrder): SQL[] {
  if (sort === 'created_at') return [inDirection(trips.created_at, direction), asc(trips.id)]
  const first =
    sort === 'vendor'
      ? inDirectionFilledFirst(sortable(vendors.vendor_name), direction)
      : inDirection(sortBy[sort], direction)
  return [first, desc(trips.created_at), asc(trips.id)]
}
