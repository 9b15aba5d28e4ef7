import { desc, eq, sql } from 'drizzle-orm'
import { excerpt, metaLength } from '#values/format/excerpt.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs, pictures } from '../../platform/db/schema.ts'

/** Stories in a feed; older ones are on the list of stories. */
const newest = 20

export type FeedStory = Awaited<ReturnType<typeof selectFeedStories>>[number]

/** Published stories, newest first; bodies are sanitised HTML with addresses that begin at the root of the site. */
export async function selectFeedStories(db: Db) {
  const rows = await db
    .select({
      id: blogs.id,
      slug: blogs.slug,
      title: blogs.title,
      start: blogs.start,
      body: blogs.body,
      tags: blogs.tags,
      picture: { url: pictures.url, alt: pictures.alt },
      published: sql<Date>`coalesce(${blogs.published_at}, ${blogs.created_at})`.mapWith(blogs.created_at),
      updated: blogs.updated_at,
    })
    .from(blogs)
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .where(eq(blogs.status, 'published'))
    .orderBy(desc(blogs.published_at), desc(blogs.created_at), blogs.id)
    .limit(newest)
  return rows.map(({ start, tags, ...story }) => ({ ...story, tags: tags ?? [], summary: excerpt(start, metaLength) }))
}
