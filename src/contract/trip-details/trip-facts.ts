import { z } from 'zod'

/** Lengths in characters, prices in whole rupees, altitudes in metres. */
export const tripFactLimits = {
  group_size: 200,
  minimum_age: 99,
  place: 120,
  highest_altitude: 8849,
  languages: 12,
  language: 60,
  cancellation: 300,
  groupPrices: 12,
  price: 100_000_000,
  faqs: 30,
  question: 300,
  answer: 2000,
  stops: 40,
  stop: 120,
  local_share: 100,
  carbon_kg: 100_000,
  carbon_source: 300,
  host_words: 600,
  /** In or near India, decimal degrees. */
  latitude: { min: 5, max: 38 },
  longitude: { min: 66, max: 99 },
} as const

const groupPriceSchema = z.object({ people: z.int(), price: z.number().describe('rupees per person') })
const faqSchema = z.object({ question: z.string(), answer: z.string() })
const stopSchema = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  day: z.int().nullable(),
})

export type GroupPrice = z.infer<typeof groupPriceSchema>
export type Faq = z.infer<typeof faqSchema>
export type Stop = z.infer<typeof stopSchema>

const monthsSchema = z.array(z.int()).describe('1 to 12, ascending')

/** Optional facts of a trip: what is null or empty is not shown. */
export const tripFactsSchema = z.object({
  best_months: monthsSchema,
  closed_months: monthsSchema.describe('none of the best ones; months in neither list are open'),
  group_size_min: z.int().nullable(),
  group_size_max: z.int().nullable(),
  pace: z.int().nullable().describe('1 restful to 5 demanding'),
  minimum_age: z.int().nullable().describe('years'),
  start_place: z.string().nullable(),
  end_place: z.string().nullable(),
  nearest_station: z.string().nullable(),
  nearest_airport: z.string().nullable(),
  highest_altitude: z.int().nullable().describe('metres'),
  languages: z.array(z.string()),
  cancellation: z.string().nullable(),
  group_prices: z.array(groupPriceSchema).describe('by number of people, ascending'),
  single_supplement: z.int().nullable().describe('rupees'),
  faqs: z.array(faqSchema),
  stops: z.array(stopSchema).describe('in the order of the route'),
  local_share: z.int().nullable().describe('percent of the price that stays local'),
  carbon_kg: z.int().nullable().describe('kilograms of CO2 per person'),
  carbon_source: z.string().nullable().describe('where the figure comes from'),
  host_words: z.string().nullable().describe('in the first person; shown instead of the general words of the host'),
})

export type TripFacts = z.infer<typeof tripFactsSchema>
export type TripFact = keyof TripFacts

/** Of a trip without facts, and of every trip before there were any. */
export const noTripFacts: TripFacts = {
  best_months: [],
  closed_months: [],
  group_size_min: null,
  group_size_max: null,
  pace: null,
  minimum_age: null,
  start_place: null,
  end_place: null,
  nearest_station: null,
  nearest_airport: null,
  highest_altitude: null,
  languages: [],
  cancellation: null,
  group_prices: [],
  single_supplement: null,
  faqs: [],
  stops: [],
  local_share: null,
  carbon_kg: null,
  carbon_source: null,
  host_words: null,
}

/** @returns the facts of a trip, without its other fields. */
export function factsOf(trip: TripFacts): TripFacts {
  const names = Object.keys(noTripFacts) as TripFact[]
  return Object.fromEntries(names.map((name) => [name, trip[name]])) as unknown as TripFacts
}
