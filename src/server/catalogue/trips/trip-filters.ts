import { eq, isNull, sql, type SQL } from 'drizzle-orm'
import { noVendor } from '#contract/admin/lists/trip-list.ts'
import type { tripsAdminContract } from '#contract/admin/trips.ts'
import { tripCounts, trips, tripTitles } from '../../db/schema.ts'
import { trimmed } from '../../db/tables/columns.ts'
import { needsCare } from '../common/checks/conditions.ts'
import { isPlanned } from '../common/editions/planned.ts'
import type { Conditions, FiltersOf } from '../common/filters.ts'
import { containsWords } from '../common/search.ts'

export type TripFilters = FiltersOf<typeof tripsAdminContract.list>

export const tripConditions: Conditions<TripFilters> = {
  search: (text) => {
    const words = containsWords(tripTitles.words, text)
    return words && sql`${trips.id} in (select ${tripTitles.trip_id} from ${tripTitles} where ${words})`
  },
  status: (status) => eq(trips.status, status),
  region: (region) => (region === '' ? undefined : eq(trimmed(trips.region), region)),
  category: (category) => eq(trips.category, category),
  planned: (state) => isPlanned(state, { noun: 'trips', id: trips.id, published: eq(trips.status, 'published') }),
  check: (check) => needsCare('trips', check),
  vendor: (id) => (id === noVendor ? isNull(trips.vendor_id) : eq(trips.vendor_id, id)),
  featured: (featured) => eq(trips.featured, featured),
}

export const titleConditions: Conditions<TripFilters> = {
  search: (text) => containsWords(tripTitles.words, text),
  status: (status) => eq(tripTitles.status, status),
  region: (region) => (region === '' ? undefined : eq(tripTitles.region, region)),
  category: (category) => eq(tripTitles.category, category),
  planned: (state) =>
    isPlanned(state, { noun: 'trips', id: tripTitles.trip_id, published: eq(tripTitles.status, 'published') }),
  check: (check) => isOf(needsCare('trips', check)),
  vendor: (id) => isOf(tripConditions.vendor(id)),
  featured: (featured) => isOf(tripConditions.featured(featured)),
}

/** What the narrow rows do not have. */
function isOf(condition: SQL | undefined): SQL {
  return sql`${tripTitles.trip_id} in (select ${trips.id} from ${trips} where ${condition})`
}

/** Filters by which `trip_counts` does not count. */
export const notCounted = ['search', 'planned', 'check', 'vendor', 'featured'] as const satisfies (keyof TripFilters)[]

type NotCounted = (typeof notCounted)[number] | 'status'

/** For `trip_counts`, which has published trips only, and no titles to search. */
export const countConditions: Conditions<Omit<TripFilters, NotCounted>> = {
  region: (region) => (region === '' ? undefined : eq(tripCounts.region, region)),
  category: (category) => eq(tripCounts.category, category),
}
