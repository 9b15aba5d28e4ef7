import { inArray } from 'drizzle-orm'
import { formatTrips } from '#values/format/counts.ts'
import type { Db } from '../../platform/db/database.ts'
import { categories } from '../../platform/db/schema.ts'
import type { ShareCard } from '../../platform/media/share-cards/share-card.ts'
import type { ReadCards } from '../../api/cards/card-address.ts'
import { selectCategories } from './queries.ts'

/** The line over the title, as on the page. */
const kicker = 'Experiences'

type CategoryRow = Pick<Awaited<ReturnType<typeof selectCategories>>[number], 'title' | 'trips' | 'featured_picture'>

export function categoryShareCard({ title, trips, featured_picture }: CategoryRow, brand: string): ShareCard {
  return { brand, kicker, title, facts: trips > 0 ? [formatTrips(trips)] : [], picture: featured_picture }
}

/** All categories are public. */
export function readCategoryCards(db: Db, brand: string): ReadCards {
  return async (ids) => {
    const rows = await selectCategories(db).where(inArray(categories.id, ids))
    return new Map(rows.map((row) => [row.id, categoryShareCard(row, brand)]))
  }
}
