import { tripFields } from '#contract/content/trip-fields.ts'
import type { ItineraryDay } from '#contract/trips.ts'
import { formatRupees } from '#values/format/money.ts'
import { storedDays } from '#values/trips/itinerary.ts'
import { tripContent, type TripValues } from '../trip-values.ts'
import type { PastedStop } from './find-stops.ts'
import { parseItinerary, type Itinerary, type PastedDay } from './parse-itinerary.ts'

/** Where the owner wants what was not understood. */
export const restPlaces = [
  { value: 'description', label: 'At the end of the full description' },
  { value: 'days', label: 'At the end of the last day' },
  { value: 'none', label: 'Leave it out' },
] as const
export type RestPlace = (typeof restPlaces)[number]['value']

/** The values of a form with what was read; fields that the text does not have stay as they are. */
export function filledValues(values: TripValues, read: Itinerary, stops: PastedStop[], place: RestPlace): TripValues {
  const { rest, days, ...others } = read
  const left = place === 'none' ? '' : rest.join('\n')
  const isInDay = place === 'days' && days.length > 0
  const description = joined(read.description || values.description, isInDay ? '' : left)
  const item = { ...others, description, itinerary: isInDay ? endingWith(days, left) : days, stops }
  const filled = tripContent.valuesOf(item)
  const found = Object.entries(item).filter(([, value]) => value !== null && [value].flat().join('') !== '')
  return {
    ...values,
    ...Object.fromEntries(found.map(([name]) => [name, filled[name as keyof typeof item & keyof TripValues]])),
  }
}

/** Days of a text that is pasted into a day, the last one with what belongs elsewhere; null for fewer than two. */
export function splitDays(text: string): ItineraryDay[] | null {
  const { days, rest, price, duration: _duration, ...others } = parseItinerary(text)
  if (days.length < 2) return null
  const lines = Object.entries(others).flatMap(([name, value]) => {
    const { label } = tripFields[name as keyof typeof others]
    return [value].flat().map((entry) => (entry ? `${label}: ${entry}` : ''))
  })
  const priced = price === null ? '' : `${tripFields.price.label}: ${formatRupees(price)}`
  return storedDays(endingWith(days, [...lines, priced, ...rest].filter(Boolean).join('\n')))
}

function endingWith(days: PastedDay[], text: string): PastedDay[] {
  const last = days.at(-1)!
  return days.with(days.length - 1, { ...last, description: joined(last.description, text) })
}

function joined(before: string, text: string): string {
  return [before, text].filter(Boolean).join('\n\n')
}
