import { eq, sql } from 'drizzle-orm'
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
}

export const titleConditions: Conditions<TripFilters> = {
  search: (text) => containsWords(tripTitles.words, text),
  status: (status) => eq(tripTitles.status, status),
  region: (region) => (region === '' ? undefined : eq(tripTitles.region, region)),
  category: (category) => eq(tripTitles.category, category),
  planned: (state) =>
    isPlanned(state, { noun: 'trips', id: tripTitles.trip_id, published: eq(tripTitles.status, 'published') }),
  check: (check) => sql`${tripTitles.trip_id} in (select id from trips where ${needsCare('trips', check)})`,
}

/** For `trip_counts`, which has published trips only, and no titles to search. */
export const countConditions: Conditions<Omit<TripFilters, 'search' | 'status' | 'planned' | 'check'>> = {
  region: (region) => (region === '' ? undefined : eq(tripCounts.region, region)),
  category: (category) => eq(tripCounts.category, category),
}
