import { and, eq, inArray } from 'drizzle-orm'
import { idSchema } from '#contract/fields.ts'
import { namesIn } from '#values/addresses/saved-address.ts'
import { formatDays, formatJourneys } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { comparedTrips } from '#values/trips/compared-trips.ts'
import { listTitle, shortTitle } from '#values/trips/list-title.ts'
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
  return async (ids) => new Map((await selectRows(db, ids)).map((row) => [row.id, tripShareCard(row, brand)]))
}

/** Cards of lists of trips, which are named by the ids of those that are compared. */
export function readListCards(db: Db, brand: string): ReadCards {
  return async (lists) => {
    const cards = new Map<string, ShareCard>()
    for (const list of lists) {
      const ids = namesIn(list.toLowerCase()).filter((id) => idSchema.safeParse(id).success)
      // One address for each list, and none for anything else.
      if (ids.length > comparedTrips.most || ids.join(',') !== list) continue
      const rows = await selectRows(db, ids)
      rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      if (rows.length > 0) cards.set(list, listShareCard(rows, brand))
    }
    return cards
  }
}

function listShareCard(rows: TripRow[], brand: string): ShareCard {
  return {
    brand,
    kicker: formatJourneys(rows.length),
    title: listTitle(rows.map(({ title }) => title)),
    facts: rows.map(
      ({ title, duration, price }) => `${shortTitle(title)} ${formatDays(duration)}, ${formatRupees(price)}`,
    ),
    picture: rows.find(({ featured_picture }) => featured_picture)?.featured_picture ?? null,
  }
}

function selectRows(db: Db, ids: string[]) {
  return db
    .select(columns)
    .from(trips)
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .where(and(inArray(trips.id, ids), eq(trips.status, 'published')))
}
