import { and, eq, inArray } from 'drizzle-orm'
import type { CategoryName } from '#values/categories.ts'
import { formatTrips } from '#values/counts.ts'
import type { Db } from '../../db/database.ts'
import { categories, trips } from '../../db/schema.ts'
import type { ShareCard } from '../../media/share-card.ts'
import type { ReadCards } from '../shell/card-address.ts'
import { selectCategories } from './queries.ts'

/** The line over the title, as on the page. */
const kicker = 'Experiences'

type CategoryRow = Pick<Awaited<ReturnType<typeof selectCategories>>[number], 'name' | 'title' | 'featured_picture'>

/** What a category shows of itself where it is shared. */
export async function categoryShareCard(db: Db, category: CategoryRow, brand: string): Promise<ShareCard> {
  const { name, title, featured_picture } = category
  const count = await countTrips(db, name)
  return { brand, kicker, title, facts: count > 0 ? [formatTrips(count)] : [], picture: featured_picture }
}

/** The cards of categories; all of them are public. */
export function readCategoryCards(db: Db, brand: string): ReadCards {
  return async (ids) => {
    const rows = await selectCategories(db).where(inArray(categories.id, ids))
    const cards = rows.map(async (row) => [row.id, await categoryShareCard(db, row, brand)] as const)
    return new Map(await Promise.all(cards))
  }
}

function countTrips(db: Db, name: CategoryName): Promise<number> {
  return db.$count(trips, and(eq(trips.category, name), eq(trips.status, 'published')))
}
