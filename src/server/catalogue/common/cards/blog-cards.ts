import { and, eq, inArray } from 'drizzle-orm'
import type { BlogCard } from '#contract/blog-card.ts'
import type { Db } from '../../../db/database.ts'
import { blogs, pictures } from '../../../db/schema.ts'
import { pictureColumns } from './picture-columns.ts'

export const blogCardColumns = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  tags: blogs.tags,
  featured_image: blogs.featured_image,
  featured_picture: pictureColumns(pictures),
  start: blogs.start,
  reading_minutes: blogs.reading_minutes,
  published_at: blogs.published_at,
  created_at: blogs.created_at,
}

type Stored = typeof blogs.$inferSelect

export type BlogCardRow = Pick<Stored, Exclude<keyof typeof blogCardColumns, 'featured_picture'>> &
  Pick<BlogCard, 'featured_picture'>

/** In the order of the ids; unpublished ones are left out. */
export async function selectBlogCardsOf(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select(blogCardColumns)
    .from(blogs)
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .where(and(inArray(blogs.id, ids), eq(blogs.status, 'published')))
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** The public fields of a card, one by one. */
export function presentBlogCard(row: BlogCardRow): BlogCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    tags: row.tags,
    featured_image: row.featured_image,
    featured_picture: row.featured_picture,
    start: row.start,
    reading_minutes: row.reading_minutes,
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}
