import type { RawSearch } from '#contract/http/page-search.ts'
import { namesIn } from '#values/addresses/saved-address.ts'
import { comparedPeople } from '#values/trips/compared-trips.ts'
import { readNumber, readText } from '#values/addresses/read-search.ts'

/** Names with commas between them; undefined where the address names none. */
export interface SavedList {
  trips?: string | undefined
  stories?: string | undefined
  /** For whom prices are compared. */
  people?: number | undefined
}

const tripId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const storySlug = /^[a-z\d-]{1,120}$/

/** Explicitly undefined for invalid values, since the router merges the result into the raw search. */
export function savedSearch(search: RawSearch<'/saved'>): SavedList {
  return {
    trips: valid(search.trips, tripId),
    stories: valid(search.stories, storySlug),
    people: readNumber(search.people, 1, comparedPeople.most),
  }
}

function valid(value: unknown, pattern: RegExp): string | undefined {
  const names = namesIn(readText(value, Infinity)).filter((name) => pattern.test(name))
  return names.join(',') || undefined
}
