import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { blogs, categories, trips } from '../../platform/db/schema.ts'

/** Newest trips and stories in the overview; the sitemap has all. */
const mostTrips = 200
const mostStories = 100

/** Published content in short, for `/llms.txt`. */
export async function selectOverview(db: Db) {
  const [listed, journeys, stories] = await Promise.all([
    db
      .select({ name: categories.name, title: categories.title, description: categories.description })
      .from(categories)
      .orderBy(asc(categories.name)),
    db
      .select({
        id: trips.id,
        title: trips.title,
        region: trips.region,
        price: trips.price,
        duration: trips.duration,
        summary: trips.short_description,
      })
      .from(trips)
      .where(eq(trips.status, 'published'))
      .orderBy(desc(trips.created_at), trips.id)
      .limit(mostTrips),
    db
      .select({ slug: blogs.slug, title: blogs.title, start: blogs.start })
      .from(blogs)
      .where(eq(blogs.status, 'published'))
      .orderBy(desc(blogs.published_at), desc(blogs.created_at), blogs.id)
      .limit(mostStories),
  ])
  return { categories: listed, journeys, stories }
}

export type Overview = Awaited<ReturnType<typeof selectOverview>>
