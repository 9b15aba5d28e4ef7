import type { Faq, Stop, TripFacts } from '#contract/trip-details/trip-facts.ts'

/** Facts of trips by their keys. */
export type FactsByTrip = Record<string, Partial<TripFacts>>

/**
 * @param day null for a place that is passed again.
 * @param beside hours by road from the stop before, and the names of water or a park beside it.
 */
export function stop(
  day: number | null,
  name: string,
  latitude: number,
  longitude: number,
  beside: Partial<Pick<Stop, 'road_hours' | 'water' | 'park'>> = {},
): Stop {
  return { day, name, latitude, longitude, road_hours: null, water: null, park: null, ...beside }
}

export function faq(question: string, answer: string): Faq {
  return { question, answer }
}

/** Terms of the sample hosts. */
export const terms = {
  month: 'Sample terms: money back until 30 days before, half until 15 days before.',
  permits: 'Sample terms: money back until 45 days before, less park permits, which cannot be returned.',
  fortnight: 'Sample terms: money back until 14 days before the first day.',
}
