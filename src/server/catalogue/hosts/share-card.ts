import { inArray } from 'drizzle-orm'
import { formatTrips } from '#values/format/counts.ts'
import type { Db } from '../../platform/db/database.ts'
import { vendors } from '../../platform/db/schema.ts'
import type { ShareCard } from '../../platform/media/share-cards/share-card.ts'
import type { ReadCards } from '../../api/cards/card-address.ts'
import { selectHosts, type HostRow } from './public-queries.ts'

/** The line over the name, as on the page. */
const kicker = 'Your Host'

export function hostShareCard({ vendor_name, region, number_of_trips, portrait }: HostRow, brand: string): ShareCard {
  const facts = [region.trim(), ...(number_of_trips > 0 ? [`${formatTrips(number_of_trips)} led`] : [])]
  return { brand, kicker, title: vendor_name, facts, picture: portrait }
}

export function readHostCards(db: Db, brand: string): ReadCards {
  return async (ids) => {
    const rows = await selectHosts(db, inArray(vendors.id, ids))
    return new Map(rows.map((row) => [row.id, hostShareCard(row, brand)]))
  }
}
