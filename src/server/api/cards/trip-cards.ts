import { and, eq, sql, type SQL } from 'drizzle-orm'
import { tripFields } from '#contract/content/trip-fields.ts'
import { vendorFields } from '#contract/content/vendor-fields.ts'
import type { TripCard } from '#contract/trips.ts'
import type { Db } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { pictures, trips, vendors } from '../../platform/db/schema.ts'
import { shownColumns } from './shown-columns.ts'
import { factsLine } from './facts-line.ts'
import { newestFirst, orderBy, type SortKey } from '../pagination.ts'
import { pictureColumns } from './picture-columns.ts'

export const vendorColumns = { id: vendors.id, ...shownColumns(vendors, vendorFields, 'card') }

export const tripCardColumns = {
  id: trips.id,
  ...shownColumns(trips, tripFields, 'card'),
  featured_picture: pictureColumns(pictures),
  vendor: vendorColumns,
}

export const newestTripsFirst = newestFirst(trips)

/** Trips with a place on the home page first. */
export const homeTripsFirst: SortKey[] = [{ by: trips.home_position, direction: 'asc' }, ...newestTripsFirst]

/** The owner's order: featured trips as on the home page, then the newest. */
export const choiceFirst: SortKey[] = [{ by: trips.featured, direction: 'desc' }, ...homeTripsFirst]

/** Published trips among some ids. */
export function selectCardsAmong(db: Db, ids: SQL, also?: SQL) {
  return db
    .select(tripCardColumns)
    .from(trips)
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .where(and(eq(trips.status, 'published'), sql`${trips.id} in (${ids})`, also))
    .orderBy(...orderBy(newestTripsFirst))
}

export type TripCardRow = Awaited<ReturnType<typeof selectCardsAmong>>[number]

const cardsOf = prepared((db) =>
  selectCardsAmong(db, sql`select unnest(${sql.placeholder('ids')}::uuid[])`).prepare('trip_cards_of'),
)

/** In the order of the ids; unpublished ones are left out. */
export async function selectCardsOf(db: Db, ids: string[]): Promise<TripCardRow[]> {
  if (ids.length === 0) return []
  const rows = await cardsOf(db).execute({ ids })
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** The contract's schema drops the columns that it does not name. */
export function presentTripCard(row: TripCardRow): TripCard {
  return {
    ...row,
    region: row.region.trim(),
    facts_line: factsLine(row),
    vendor: row.show_vendor_info ? row.vendor : null,
  }
}
