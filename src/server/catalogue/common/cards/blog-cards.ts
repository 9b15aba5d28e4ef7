import type { BlogCard } from '#contract/blog-card.ts'
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
