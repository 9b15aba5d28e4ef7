import { tripFactFields } from '../content/trip-fact-fields.ts'
import { blankBody } from '../content/bodies.ts'
import type { BodyOf } from '../content/values.ts'

export type TripFacts = BodyOf<typeof tripFactFields>
export type GroupPrice = TripFacts['group_prices'][number]
export type Faq = TripFacts['faqs'][number]
export type MonthNote = TripFacts['month_notes'][number]
export type Arrival = TripFacts['arrivals'][number]
export type Stop = TripFacts['stops'][number]

/** The facts of a trip that has none. */
export const noTripFacts = blankBody(tripFactFields) as TripFacts
