import { and, desc, eq, exists, gt, ne, sql } from 'drizzle-orm'
import { tripLimits } from '#contract/trips.ts'
import { landingTrips } from '#values/trips/landing-trips.ts'
import type { Db } from '../../db/database.ts'
import { blogs, categories, tripCounts, tripImages, trips, vendors } from '../../db/schema.ts'
import { sortable } from '../../db/tables/columns.ts'
import { idsOfSlice, orderBy, readPage, type Page, type Slice, type SortKey } from '../common/pagination.ts'

export async function publishedTripCount(db: Db): Promise<number> {
  const [row] = await db.select({ total: sql<number>`coalesce(sum(${tripCounts.trips}), 0)::int` }).from(tripCounts)
  return row!.total
}

const newestFirst: SortKey[] = [
  { by: trips.created_at, direction: 'desc' },
  { by: trips.id, direction: 'asc' },
]

/** Newest first. */
export function publishedTripAddresses(db: Db, page: Page) {
  return readPage(
    page,
    () => publishedTripCount(db),
    (slice) => selectTripAddresses(db, slice),
  )
}

/** The featured picture and the gallery, as the page shows them. */
const shownPictures = sql<string[]>`array_remove(array[${trips.featured_image}], null) || array(
  select ${tripImages.image_url} from ${tripImages} where ${tripImages.trip_id} = ${trips.id}
  order by ${tripImages.sort_order} limit ${tripLimits.extraImages}
)`

async function selectTripAddresses(db: Db, slice: Slice) {
  const ids = idsOfSlice(db, trips, eq(trips.status, 'published'), newestFirst, slice).as('page')
  return db
    .select({ id: trips.id, title: trips.title, updated_at: trips.updated_at, pictures: shownPictures })
    .from(ids)
    .innerJoin(trips, eq(trips.id, ids.id))
    .orderBy(...orderBy(newestFirst))
}

/** Newest first. */
export function publishedBlogAddresses(db: Db) {
  return db
    .select({ slug: blogs.slug, updated_at: blogs.updated_at, picture: blogs.featured_image })
    .from(blogs)
    .where(eq(blogs.status, 'published'))
    .orderBy(desc(blogs.published_at))
}

/** By the names of the categories that have one. */
export async function categoryPictures(db: Db): Promise<Map<string, string[]>> {
  const rows = await db.select({ name: categories.name, picture: categories.featured_image }).from(categories)
  return new Map(rows.map(({ name, picture }) => [name, picture ? [picture] : []]))
}

/** Hosts of published trips that show them, by name; at most `limit`. */
export function hostAddresses(db: Db, limit: number) {
  const shown = db
    .select({ one: sql`1` })
    .from(trips)
    .where(and(eq(trips.vendor_id, vendors.id), eq(trips.status, 'published'), eq(trips.show_vendor_info, true)))
  return db
    .select({ id: vendors.id, updated_at: vendors.updated_at })
    .from(vendors)
    .where(exists(shown))
    .orderBy(sortable(vendors.vendor_name), vendors.id)
    .limit(limit)
}

/** Regions with so many trips that a page of its own lists them, by category; each with its trips there. */
export async function regionLandings(db: Db) {
  const { category, region } = tripCounts
  const inAll = sql<number>`sum(${tripCounts.trips}) over (partition by ${region})::int`
  const rows = await db
    .select({ category, region, trips: tripCounts.trips, inAll })
    .from(tripCounts)
    .where(and(gt(tripCounts.trips, 0), ne(region, '')))
    .orderBy(sql`${region} collate "C"`, category)
  return rows.filter((row) => row.inAll >= landingTrips)
}
