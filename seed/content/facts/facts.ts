import { noTripFacts, type TripFacts } from '#contract/trip-details/trip-facts.ts'
import { factsOf } from './advice/advice.ts'
import { offbeatAdvice } from './advice/offbeat.ts'
import { staysAdvice } from './advice/stays.ts'
import { wellnessAdvice } from './advice/wellness.ts'
import { wildlifeAdvice } from './advice/wildlife.ts'
import { arrivalsAt } from './arrivals.ts'
import { experiences } from './experiences.ts'
import { hostWords } from './host-words.ts'
import { slowTravel } from './slow-travel.ts'
import type { FactsByTrip } from './stop.ts'
import { wellness } from './wellness.ts'
import { wildlife } from './wildlife.ts'

export const factContent: FactsByTrip = { ...wildlife, ...wellness, ...experiences, ...slowTravel }

const advice = { ...wildlifeAdvice, ...wellnessAdvice, ...staysAdvice, ...offbeatAdvice }

/** @param key of a demo trip. */
export function factsOfDemoTrip(key: string): TripFacts {
  return {
    ...noTripFacts,
    ...factContent[key],
    ...factsOf(advice[key]!),
    arrivals: arrivalsAt(key),
    host_words: hostWords[key] ?? null,
  }
}
