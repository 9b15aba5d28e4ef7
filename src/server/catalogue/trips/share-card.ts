import { and, eq, inArray } from 'drizzle-orm'
import { formatDays } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { formatMonths } from '#values/trips/months.ts'
import type { Db } from '../../platform/db/database.ts'
import { pictures, trips } from '../../platform/db/schema.ts'
import type { ShareCard } from '../../platform/media/share-cards/share-card.ts'
import type { ReadCards } from '../../api/cards/card-address.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'

const columns = {
  id: trips.id,
  title: trips.title,
  category: trips.category,
  region: trips.region,
  price: trips.price,
  group_prices: trips.group_prices,
  duration: trips.duration,
  best_months: trips.best_months,
  featured_picture: pictureColumns(pictures),
}

type TripRow = Pick<typeof trips.$inferSelect, Exclude<keyof typeof columns, 'featured_picture'>> & {
  featured_picture: ShareCard['picture']
}

export function tripShareCard(trip: TripRow, brand: string): ShareCard {
  const { title, category, region, price, group_prices, duration, best_months, featured_picture } = trip
  const least = Math.min(price, ...group_prices.map((row) => row.price))
  const season = best_months.length > 0 ? [`Best ${formatMonths(best_months)}`] : []
  const facts = [
    `${least < price ? 'from ' : ''}${formatRupees(least)}`,
    formatDays(duration),
    ...season,
    region.trim(),
  ]
  return { brand, kicker: category, title, facts, picture: featured_picture }
}

export function readTripCards(db: Db, brand: string): ReadCards {
  return async (ids) => {
    const rows = await db
      .select(columns)
      .from(trips)
      .leftJoin(pictures, eq(pictures.url, trips.featured_image))
      .where(and(inArray(trips.id, ids), eq(trips.status, 'published')))
    return new Map(rows.map((row) => [row.id, tripShareCard(row, brand)]))
  }
}
