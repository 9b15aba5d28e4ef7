import { noTripFacts, type TripFacts } from '#contract/trip-details/trip-facts.ts'
import { experiences } from './experiences.ts'
import { hostWords } from './host-words.ts'
import { slowTravel } from './slow-travel.ts'
import type { FactsByTrip } from './stop.ts'
import { wellness } from './wellness.ts'
import { wildlife } from './wildlife.ts'

export const factContent: FactsByTrip = { ...wildlife, ...wellness, ...experiences, ...slowTravel }

/** @param key of a demo trip. */
export function factsOfDemoTrip(key: string): TripFacts {
  return { ...noTripFacts, ...factContent[key], host_words: hostWords[key] ?? null }
}
