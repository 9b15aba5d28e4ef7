import { noTripFacts } from '#contract/trip-details/trip-facts.ts'
import type { ItineraryDay } from '#contract/trips.ts'
import type { ChangedColumns } from '../../../db/tables/changes/changes.ts'

/** How columns of a table were stored by earlier releases. */
export interface ColumnHistory {
  /** Former names of columns, and the present ones. */
  renamed?: Record<string, string>
  /** Columns that earlier rows do not have, with their values there. */
  added?: Record<string, unknown>
  /** Columns whose values had another form; each gets a value of any release. */
  reshaped?: Record<string, (value: unknown) => unknown>
}

/**
 * The one place where stored changes of earlier releases are brought to the present tables. A migration that renames,
 * adds or reshapes a recorded column adds a line here, and tests/fixtures/changes keeps a sample of each release.
 */
const columnHistories: Record<string, ColumnHistory> = {
  trips: { added: { ...noTripFacts }, reshaped: { itinerary: withAccommodation } },
  blogs: { added: { trip_ids: [] } },
  vendors: { added: { portrait: null, words: null, spoken_languages: [], verified_checks: [], verified_on: null } },
  testimonials: { added: { travelled_on: null, place: null, photo: null } },
}

/**
 * @param columns of a change, as any release stored them.
 * @param whole whether they are a complete row, and not only what differed.
 * @returns them as the present release would have stored them.
 */
export function upCast(
  table: string,
  columns: ChangedColumns,
  whole: boolean,
  histories: Record<string, ColumnHistory> = columnHistories,
): ChangedColumns {
  const { renamed = {}, added = {}, reshaped = {} } = histories[table] ?? {}
  const present = Object.entries(columns).map(([column, value]) => [renamed[column] ?? column, value] as const)
  return Object.fromEntries([
    ...(whole ? Object.entries(added) : []),
    ...present.map(([column, value]) => [column, reshaped[column] ? reshaped[column](value) : value]),
  ])
}

/** Days had a `hotel_name` before they had an `accommodation_name`. */
function withAccommodation(itinerary: unknown): unknown {
  return (itinerary as ItineraryDay[]).map(({ hotel_name, ...day }) =>
    hotel_name && !day.accommodation_name ? { ...day, accommodation_name: hotel_name } : day,
  )
}
