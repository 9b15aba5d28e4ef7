import { formatDay } from '#values/format/dates.ts'
import { formatReadingTime } from '#values/format/reading-time.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ShareCard } from '../../platform/media/share-cards/share-card.ts'
import type { ReadCards } from '../../api/cards/card-address.ts'
import { selectBlogCardsOf, type BlogCardRow } from '../../api/cards/blog-cards.ts'

export function blogShareCard(blog: BlogCardRow, brand: string): ShareCard {
  const { title, tags, reading_minutes, published_at, created_at, featured_picture } = blog
  const day = formatDay((published_at ?? created_at).toISOString())
  const facts = [day, formatReadingTime(reading_minutes)]
  return { brand, kicker: tags?.[0] ?? '', title, facts, picture: featured_picture }
}

export function readBlogCards(db: Db, brand: string): ReadCards {
  return async (ids) => {
    const rows = await selectBlogCardsOf(db, ids)
    return new Map(rows.map((row) => [row.id, blogShareCard(row, brand)]))
  }
}
