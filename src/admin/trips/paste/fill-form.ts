import type { ItineraryDay } from '#contract/trips.ts'
import { formatRupees } from '#values/format/money.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { linesOf, newDay, rowOf } from '../../kit/form/form-values.ts'
import type { TripValues } from '../trip-values.ts'
import type { PastedStop } from './find-stops.ts'
import { parseItinerary, type Itinerary } from './parse-itinerary.ts'

/** Where the owner wants what was not understood. */
export const restPlaces = {
  description: 'At the end of the full description',
  days: 'At the end of the last day',
  none: 'Leave it out',
}
export type RestPlace = keyof typeof restPlaces

/** The values of a form with what was read; fields that the text does not have stay as they are. */
export function filledValues(values: TripValues, read: Itinerary, stops: PastedStop[], place: RestPlace): TripValues {
  const rest = read.rest.join('\n')
  const itinerary = read.days.map(({ number: _number, ...day }) => ({ ...newDay(), ...day }))
  const last = itinerary.at(-1)
  if (last && place === 'days') last.description = joined(last.description, rest)
  const description = read.description || values.description
  const isDescribed = place === 'description' || (place === 'days' && !last)
  const lines = (name: 'highlights' | 'inclusions' | 'exclusions') =>
    read[name].length > 0 ? { [name]: linesOf(read[name]) } : {}
  return {
    ...values,
    title: read.title || values.title,
    price: read.price ?? values.price,
    duration: read.duration ?? values.duration,
    description: isDescribed ? joined(description, rest) : description,
    cancellation: read.cancellation || values.cancellation,
    payment: read.payment || values.payment,
    packing: read.packing || values.packing,
    ...lines('highlights'),
    ...lines('inclusions'),
    ...lines('exclusions'),
    ...(last && { itinerary }),
    ...(stops.length > 0 && { stops: stops.map((stop) => rowOf(tripFields.stops.columns, { ...stop })) }),
  }
}

const joined = (before: string, text: string) => [before, text].filter(Boolean).join('\n\n')

/** Days of a text that is pasted into a day, the last one with what belongs elsewhere; null for fewer than two. */
export function splitDays(text: string): ItineraryDay[] | null {
  const { days, price, duration: _duration, ...others } = parseItinerary(text)
  if (days.length < 2) return null
  const listed = { price: price === null ? '' : formatRupees(price), ...others }
  const rest = Object.entries(listed).flatMap(([name, value]) => {
    const entries = [value].flat().join('\n')
    return entries && name !== 'rest'
      ? `${tripFields[name as Exclude<keyof typeof listed, 'rest'>].label}: ${entries}`
      : entries
  })
  return days.map(({ number: _number, ...day }, index) => {
    const description =
      index < days.length - 1 ? day.description : joined(day.description, rest.filter(Boolean).join('\n'))
    return { ...day, day: index + 1, description }
  })
}
