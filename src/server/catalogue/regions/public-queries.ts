import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { regionPageLimits } from '#contract/regions.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs, pictures, regions, trips, vendors } from '../../platform/db/schema.ts'
import { trimmed } from '../../platform/db/tables/columns.ts'
import { blogCardColumns } from '../../api/cards/blog-cards.ts'
import { portraits } from '../../api/cards/host-profile.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'
import { choiceFirst, vendorColumns } from '../../api/cards/trip-cards.ts'
import { orderBy } from '../../api/pagination.ts'

/** Number of newest stories to search for a region's name. */
const lookedIn = 50

function isIn(name: string): SQL {
  return and(eq(trips.status, 'published'), eq(trimmed(trips.region), name))!
}

/** Words of a region with the picture of its first trip, and the best months of all its trips. */
export function selectRegion(db: Db, name: string) {
  const bestMonths = sql<
    number[]
  >`array(select distinct unnest(${trips.best_months}) from ${trips} where ${isIn(name)})`
  return db
    .select({ words: regions.words, picture: pictureColumns(pictures), best_months: bestMonths })
    .from(trips)
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(regions, eq(regions.name, name))
    .where(isIn(name))
    .orderBy(...orderBy(choiceFirst))
    .limit(1)
}

/** Stories that lead to trips of a region, then the newest of those that name it. */
export function selectRegionStories(db: Db, name: string) {
  const isPublished = eq(blogs.status, 'published')
  const leads = sql`${blogs.trip_ids} && array(select ${trips.id} from ${trips} where ${isIn(name)})`
  const newest = sql`(select newest.id from ${blogs} newest where newest.status = 'published'
    order by newest.published_at desc, newest.id limit ${lookedIn})`
  const text = sql`lower(concat_ws(' ', ${blogs.title}, array_to_string(${blogs.tags}, ' '), ${blogs.body}))`
  const names = sql`(${blogs.id} in ${newest} and position(lower(${name}) in ${text}) > 0)`
  return db
    .select(blogCardColumns)
    .from(blogs)
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .where(and(isPublished, sql`(${leads} or ${names})`))
    .orderBy(desc(leads), desc(blogs.published_at), asc(blogs.id))
    .limit(regionPageLimits.stories)
}

/** Hosts that trips of a region show, the best rated first. */
export function selectRegionHosts(db: Db, name: string) {
  const hosted = db
    .select({ id: trips.vendor_id })
    .from(trips)
    .where(and(isIn(name), eq(trips.show_vendor_info, true)))
  return db
    .select({ ...vendorColumns, portrait: pictureColumns(portraits) })
    .from(vendors)
    .leftJoin(portraits, eq(portraits.url, vendors.portrait))
    .where(sql`${vendors.id} in ${hosted}`)
    .orderBy(sql`${vendors.rating} desc nulls last`, asc(vendors.vendor_name), asc(vendors.id))
    .limit(regionPageLimits.hosts)
}
