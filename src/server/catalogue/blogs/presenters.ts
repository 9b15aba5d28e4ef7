import type { BlogDetail } from '#contract/blogs.ts'
import type { TripCard } from '#contract/trips.ts'
import { cardAddress } from '../../api/cards/card-address.ts'
import type { BlogRow } from './public-queries.ts'
import { blogShareCard } from './share-card.ts'
import { isoMoments } from '../../api/iso-moments.ts'

/** @param brand is drawn on the share card. */
export function presentBlogDetail(row: BlogRow, trips: TripCard[], brand: string): BlogDetail {
  const share_image = row.status === 'draft' ? null : cardAddress('blogs', row.id, blogShareCard(row, brand))
  return { ...isoMoments(row), trips, share_image }
}
