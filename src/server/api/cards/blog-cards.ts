import { and, eq, inArray } from 'drizzle-orm'
import type { BlogCard } from '#contract/blog-card.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogFields } from '#contract/content/blog-fields.ts'
import { blogs, pictures } from '../../platform/db/schema.ts'
import { shownColumns } from './shown-columns.ts'
import { pictureColumns } from './picture-columns.ts'

export const blogCardColumns = {
  id: blogs.id,
  ...shownColumns(blogs, blogFields, 'card'),
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
