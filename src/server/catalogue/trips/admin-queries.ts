import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Direction } from '#contract/admin/fields.ts'
import type { tripSortColumns } from '#contract/admin/lists/trip-list.ts'
import type { AdminTripItem, tripsAdminContract } from '#contract/admin/trips.ts'
import type { Db } from '../../platform/db/database.ts'
import { pictures, tripImages, trips, vendors } from '../../platform/db/schema.ts'
import { sortable, trimmed } from '../../platform/db/tables/columns.ts'
import { whereOf, type ListInput } from '../../api/filters.ts'
import { recentFrom } from '../common/recent-window.ts'
import { plannedColumns } from '../../publishing/drafts/planned.ts'
import {
  idsOfPage,
  newestFirst,
  orderBy,
  sortKeys,
  type Page,
  type SortBy,
  type SortKey,
} from '../../api/pagination.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'
import { tripConditions, type TripFilters } from './trip-filters.ts'

type TripList = ListInput<typeof tripsAdminContract.list>

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
  planned: plannedColumns('trips', trips.id),
  recent: sql<AdminTripItem['recent']>`(
    select json_build_object('seen', coalesce(sum(d.seen), 0), 'button', coalesce(sum(d.button), 0))
    from trip_days_counted d where d.trip_id = "trips"."id" and d.day >= ${recentFrom})`.as('recent'),
}

/**
 * A page of trips of any status. The ids are found first, by an index-only scan where possible, so that skipped rows
 * are neither read nor joined (docs/decisions/0011).
 */
export function selectTripItems(db: Db, input: TripList, page: Page) {
  const ids = selectIds(db, input, page).as('page')
  return db
    .select(itemColumns)
    .from(ids)
    .innerJoin(trips, eq(trips.id, ids.id))
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .orderBy(...orderBy(sortKeys(trips, sortBy, input)))
}

function selectIds(db: Db, input: TripList, page: Page) {
  if (input.sort === 'vendor') return selectIdsByVendor(db, input, input.direction, page)
  return idsOfPage(db, trips, whereOf(tripConditions, input), sortKeys(trips, sortBy, input), page)
}

/**
 * Trips with a vendor by the index of names, and those without one, which come last: in one query, all trips
 * would be joined and sorted for each page.
 */
function selectIdsByVendor(db: Db, filters: TripFilters, direction: Direction = 'asc', page: Page) {
  const { limit, offset } = page
  const columns = { id: trips.id, created_at: trips.created_at }
  const name = sortable(vendors.vendor_name)
  const withVendor = db
    .select({ ...columns, name: sql<string | null>`${name}`.as('name') })
    .from(trips)
    .innerJoin(vendors, eq(vendors.id, trips.vendor_id))
    .where(whereOf(tripConditions, filters))
    .orderBy(...orderBy([{ by: name, direction }, ...newestFirst(trips)]))
    .limit(offset + limit)
  const withoutVendor = db
    .select({ ...columns, name: sql<string | null>`null`.as('name') })
    .from(trips)
    .where(and(whereOf(tripConditions, filters), isNull(trips.vendor_id)))
    .orderBy(...orderBy(newestFirst(trips)))
    .limit(offset + limit)
  const both = unionAll(withVendor, withoutVendor).as('both')
  const byName: SortKey = { by: sql`${both.name} collate "C"`, direction, blanksLast: true }
  return db
    .select({ id: both.id })
    .from(both)
    .orderBy(...orderBy([byName, ...newestFirst(both)]))
    .limit(limit)
    .offset(offset)
}

export type TripItemRow = Awaited<ReturnType<typeof selectTripItems>>[number]

interface TripOptions {
  search?: string | undefined
  /** These alone. */
  ids?: string[] | undefined
  limit: number
}

export function selectTripOptions(db: Db, { search, ids, limit }: TripOptions) {
  return db
    .select({ id: trips.id, title: trips.title, status: trips.status })
    .from(trips)
    .where(and(whereOf(tripConditions, { search }), ids && inArray(trips.id, ids)))
    .orderBy(sortable(trips.title), trips.id)
    .limit(limit)
}

export type StoredImage = typeof tripImages.$inferSelect

export async function selectGallery(db: Db, tripId: string): Promise<StoredImage[]> {
  return db.select().from(tripImages).where(eq(tripImages.trip_id, tripId)).orderBy(tripImages.sort_order)
}

/** Locked against changes until the transaction ends. */
export async function lockVendor(tx: Db, id: string) {
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

const sortBy: SortBy<(typeof tripSortColumns)[number]> = {
  title: { by: sortable(trips.title) },
  category: { by: trips.category },
  region: { by: trimmed(trips.region) },
  price: { by: trips.price },
  status: { by: trips.status },
  vendor: { by: sortable(vendors.vendor_name), blanksLast: true },
}
