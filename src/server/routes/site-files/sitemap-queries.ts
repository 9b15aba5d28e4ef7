import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { tripFields } from '#contract/content/trip-fields.ts'
import { landingTrips } from '#values/trips/landing-trips.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs, categories, tripImages, trips, vendors } from '../../platform/db/schema.ts'
import { sortable, trimmed } from '../../platform/db/tables/columns.ts'
import { isShownHost } from '../../api/cards/host-profile.ts'
import { newestTripsFirst } from '../../api/cards/trip-cards.ts'
import { idsOfPage, orderBy, type Page } from '../../api/pagination.ts'

export function publishedTripCount(db: Db): Promise<number> {
  return db.$count(trips, eq(trips.status, 'published'))
}

/** The featured picture and the gallery, as the page shows them. */
const shownPictures = sql<string[]>`array_remove(array[${trips.featured_image}], null) || array(
  select ${tripImages.image_url} from ${tripImages} where ${tripImages.trip_id} = ${trips.id}
  order by ${tripImages.sort_order} limit ${tripFields.trip_images.max}
)`

/** Newest first. */
export async function publishedTripAddresses(db: Db, page: Page) {
  const ids = idsOfPage(db, trips, eq(trips.status, 'published'), newestTripsFirst, page).as('page')
  return db
    .select({ id: trips.id, title: trips.title, updated_at: trips.updated_at, pictures: shownPictures })
    .from(ids)
    .innerJoin(trips, eq(trips.id, ids.id))
    .orderBy(...orderBy(newestTripsFirst))
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
  return db
    .select({ id: vendors.id, updated_at: vendors.updated_at })
    .from(vendors)
    .where(isShownHost(vendors.id))
    .orderBy(sortable(vendors.vendor_name), vendors.id)
    .limit(limit)
}

/** Regions with enough published trips for a page, by category; each with its trips there. */
export async function regionLandings(db: Db) {
  const { category } = trips
  const region = sql<string>`${trimmed(trips.region)}`.as('region')
  const counted = sql<number>`count(*)::int`
  const inAll = sql<number>`sum(count(*)) over (partition by ${trimmed(trips.region)})::int`
  const rows = await db
    .select({ category, region, trips: counted, inAll })
    .from(trips)
    .where(and(eq(trips.status, 'published'), ne(trimmed(trips.region), '')))
    .groupBy(category, trimmed(trips.region))
    .orderBy(trimmed(trips.region), category)
  return rows.filter((row) => row.inAll >= landingTrips)
}
