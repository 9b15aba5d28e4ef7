import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { hostPageLimits } from '#contract/hosts.ts'
import type { Db } from '../../platform/db/database.ts'
import { testimonials, trips, vendors } from '../../platform/db/schema.ts'
import { hostProfileColumns, isShownHost, portraits } from '../../api/cards/host-profile.ts'
import { selectTestimonials } from '../../api/cards/testimonial-rows.ts'
import { selectCardsAmong, vendorColumns } from '../../api/cards/trip-cards.ts'

const isShown = and(eq(trips.status, 'published'), eq(trips.show_vendor_info, true))

/** Hosts with a page, among those that `where` finds. */
export function selectHosts(db: Db, where: SQL) {
  return db
    .select({ ...vendorColumns, ...hostProfileColumns })
    .from(vendors)
    .leftJoin(portraits, eq(portraits.url, vendors.portrait))
    .where(and(where, isShownHost(vendors.id)))
}

export type HostRow = Awaited<ReturnType<typeof selectHosts>>[number]

/** Ids of a host's public trips, the newest first, as SQL. */
function tripIds(id: string, limit: number): SQL {
  return sql`select id from (select ${trips.id} from ${trips} where ${and(eq(trips.vendor_id, id), isShown)}
    order by ${desc(trips.created_at)}, ${trips.id} limit ${limit}) as shown`
}

export function selectTripsOfHost(db: Db, id: string) {
  return selectCardsAmong(db, tripIds(id, hostPageLimits.trips))
}

export function selectWordsOfGuests(db: Db, id: string) {
  const ofTrips = sql`${testimonials.trip_id} in (${tripIds(id, hostPageLimits.trips)})`
  return selectTestimonials(db, ofTrips, { limit: hostPageLimits.testimonials, offset: 0 })
}
