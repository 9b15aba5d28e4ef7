import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { blogs, trips } from '../../db/schema.ts'

/** How many trips are published. */
export function publishedTripCount(db: Db): Promise<number> {
  return db.$count(trips, eq(trips.status, 'published'))
}

/** Ids of published trips with their last change, newest first. */
export function publishedTripAddresses(db: Db, limit: number, offset: number) {
  return db
    .select({ id: trips.id, updated_at: trips.updated_at })
    .from(trips)
    .where(eq(trips.status, 'published'))
    .orderBy(desc(trips.created_at), trips.id)
    .limit(limit)
    .offset(offset)
}

/** Slugs of published blogs with their last change, newest first. */
export function publishedBlogAddresses(db: Db) {
  return db
    .select({ slug: blogs.slug, updated_at: blogs.updated_at })
    .from(blogs)
    .where(eq(blogs.status, 'published'))
    .orderBy(desc(blogs.published_at))
}
