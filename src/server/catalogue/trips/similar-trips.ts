import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import { leadsOnLimits, type TripCard } from '#contract/trips.ts'
import type { Db } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { trips } from '../../platform/db/schema.ts'
import { trimmed } from '../../platform/db/tables/columns.ts'
import { orderBy } from '../../api/pagination.ts'
import { newestTripsFirst, presentTripCard, selectCardsOf } from '../../api/cards/trip-cards.ts'

/** The compared facts; a fact that one trip does not have counts for nothing. */
export type Compared = Pick<TripCard, 'id' | 'category' | 'region' | 'price' | 'duration' | 'best_months' | 'pace'>

/** Maximum weight of each similarity. */
const weights = { region: 3, category: 3, months: 2, pace: 2, price: 2, duration: 1 } as const

/** A price of three times the other is nothing like it; and so on for paces and days. */
const farthest = { price: Math.log(3), pace: 3, duration: 7 } as const

/** @returns 1 for the same, 0 from `end` on. */
function nearness(distance: number, end: number): number {
  return Math.max(0, 1 - Math.abs(distance) / end)
}

/** @returns the share of the months of one or the other that are good for both. */
function sharedMonths(one: number[], other: number[]): number {
  const either = new Set([...one, ...other])
  return either.size === 0 ? 0 : one.filter((month) => other.includes(month)).length / either.size
}

export function likeness(one: Compared, other: Compared): number {
  const isSame = (field: 'region' | 'category') => (one[field] !== '' && one[field] === other[field] ? 1 : 0)
  const pace = one.pace && other.pace ? nearness(one.pace - other.pace, farthest.pace) : 0
  return (
    weights.region * isSame('region') +
    weights.category * isSame('category') +
    weights.months * sharedMonths(one.best_months, other.best_months) +
    weights.pace * pace +
    weights.price * nearness(Math.log(one.price / other.price), farthest.price) +
    weights.duration * nearness(one.duration - other.duration, farthest.duration)
  )
}

/**
 * @param candidates in the order in which equal ones are shown.
 * @returns the most similar ones, never the trip itself.
 */
export function mostSimilar<Trip extends Compared>(trip: Compared, candidates: Trip[], limit: number): Trip[] {
  return candidates
    .filter(({ id }) => id !== trip.id)
    .map((candidate) => ({ candidate, likeness: likeness(trip, candidate) }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, limit)
    .map(({ candidate }) => candidate)
}

/** Compares the newest of each kind: indexes find these, however many trips there are. */
const comparedOfKind = 40

/** Published trips of the same region and category, of one of them, and any, in one query; no more than is compared. */
const comparedTrips = prepared((db) => {
  const sameCategory = eq(trips.category, sql.placeholder('category'))
  const sameRegion = eq(trimmed(trips.region), sql.placeholder('region'))
  const kinds = [and(sameCategory, sameRegion), sameCategory, sameRegion, undefined]
  const ids = sql.join(
    kinds.map((kind) => newestIds(and(eq(trips.status, 'published'), ne(trips.id, sql.placeholder('id')), kind)!)),
    sql` union `,
  )
  const { id, category, price, duration, best_months, pace } = trips
  return db
    .select({ id, category, region: sql<string>`${trimmed(trips.region)}`, price, duration, best_months, pace })
    .from(trips)
    .where(sql`${id} in (${ids})`)
    .orderBy(...orderBy(newestTripsFirst))
    .prepare('trips_to_compare')
})

export async function selectSimilarTrips(db: Db, trip: Compared): Promise<TripCard[]> {
  const { id, category, region } = trip
  const rows = await comparedTrips(db).execute({ id, category, region })
  const similar = mostSimilar(trip, rows, leadsOnLimits.similar)
  return (
    await selectCardsOf(
      db,
      similar.map((each) => each.id),
    )
  ).map(presentTripCard)
}

function newestIds(where: SQL): SQL {
  return sql`(select ${trips.id} from ${trips} where ${where}
    order by ${desc(trips.created_at)}, ${trips.id} limit ${comparedOfKind})`
}
