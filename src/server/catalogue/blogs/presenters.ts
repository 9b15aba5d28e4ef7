import type { Blog, BlogDetail } from '#contract/blogs.ts'
import type { TripCard } from '#contract/trips.ts'
import { presentBlogCard } from '../../api/cards/blog-cards.ts'
import { cardAddress } from '../../api/cards/card-address.ts'
import type { BlogRow } from './public-queries.ts'
import { blogShareCard } from './share-card.ts'

export function presentBlog(row: BlogRow): Blog {
  return { ...row, ...presentBlogCard(row), updated_at: row.updated_at.toISOString() }
}

/** @param brand is drawn on the share card. */
export function presentBlogDetail(row: BlogRow, trips: TripCard[], brand: string): BlogDetail {
  const share_image = row.status === 'draft' ? null : cardAddress('blogs', row.id, blogShareCard(row, brand))
  return { ...presentBlog(row), trips, share_image }
}
