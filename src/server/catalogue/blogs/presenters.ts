import type { Blog, BlogCard } from '#contract/blogs.ts'
import type { BlogCardRow, BlogRow } from './public-queries.ts'

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

/** A whole story. */
export function presentBlog(row: BlogRow): Blog {
  return {
    ...presentBlogCard(row),
    body: row.body,
    status: row.status,
    updated_at: row.updated_at.toISOString(),
  }
}
