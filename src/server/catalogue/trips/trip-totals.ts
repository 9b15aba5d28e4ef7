import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { tripCounts, trips, tripTitles } from '../../db/schema.ts'
import { whereOf, type Conditions } from '../common/filters.ts'
import type { PublishedTripFilters } from './public-queries.ts'
import { countConditions, notCounted, titleConditions, tripConditions, type TripFilters } from './trip-filters.ts'

const published = sql<number>`coalesce(sum(${tripCounts.trips}), 0)::int`

/** Public pages have a group of trips without a region. */
const publicCountConditions: Conditions<PublishedTripFilters> = {
  category: (category) => eq(tripCounts.category, category),
  region: (region) => eq(tripCounts.region, region),
}

export async function countPublishedTrips(db: Db, filters: PublishedTripFilters): Promise<number> {
  const [row] = await db.select({ total: published }).from(tripCounts).where(whereOf(publicCountConditions, filters))
  return row!.total
}

/**
 * A search counts rows of `trip_titles`, which are stored close together; without one, the total of published trips is
 * in `trip_counts`, and only drafts are counted (docs/decisions/0042).
 */
export async function countTrips(db: Db, filters: TripFilters): Promise<number> {
  if (filters.search) return db.$count(tripTitles, whereOf(titleConditions, filters))
  const isCounted = notCounted.every((name) => filters[name] === undefined || filters[name] === '')
  if (filters.status === 'draft' || !isCounted) return db.$count(trips, whereOf(tripConditions, filters))
  const drafts = filters.status ? sql<number>`0` : draftsOf(db, filters)
  const [row] = await db
    .select({ total: sql<number>`${published} + ${drafts}` })
    .from(tripCounts)
    .where(whereOf(countConditions, filters))
  return row!.total
}

function draftsOf(db: Db, filters: TripFilters): SQL {
  const drafts = db
    .select({ drafts: sql`count(*)::int` })
    .from(trips)
    .where(whereOf(tripConditions, { ...filters, status: 'draft' }))
  return sql`(${drafts})`
}
