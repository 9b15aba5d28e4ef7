import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { blogs, tripCounts, trips } from '../../db/schema.ts'
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

async function selectTripAddresses(db: Db, slice: Slice) {
  const ids = idsOfSlice(db, trips, eq(trips.status, 'published'), newestFirst, slice).as('page')
  return db
    .select({ id: trips.id, updated_at: trips.updated_at })
    .from(ids)
    .innerJoin(trips, eq(trips.id, ids.id))
    .orderBy(...orderBy(newestFirst))
}

/** Newest first. */
export function publishedBlogAddresses(db: Db) {
  return db
    .select({ slug: blogs.slug, updated_at: blogs.updated_at })
    .from(blogs)
    .where(eq(blogs.status, 'published'))
    .orderBy(desc(blogs.published_at))
}
