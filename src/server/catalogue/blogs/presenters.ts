import type { Blog, BlogCard, BlogDetail } from '#contract/blogs.ts'
import { cardAddress } from '../common/card-address.ts'
import type { BlogCardRow, BlogRow } from './public-queries.ts'
import { blogShareCard } from './share-card.ts'

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

export function presentBlog(row: BlogRow): Blog {
  return {
    ...presentBlogCard(row),
    body: row.body,
    status: row.status,
    updated_at: row.updated_at.toISOString(),
  }
}

/** @param brand is drawn on the share card. */
export function presentBlogDetail(row: BlogRow, brand: string): BlogDetail {
  const isDraft = row.status === 'draft'
  return { ...presentBlog(row), share_image: isDraft ? null : cardAddress('blogs', row.id, blogShareCard(row, brand)) }
}
