import type { Stop } from '#contract/trip-details/trip-facts.ts'
import type { ItineraryDay } from '#contract/trips.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import type { Row } from '../field/row-key.ts'
import { rowOf, type FormValues } from '../form/form-values.ts'

export type StopRow = FormValues<typeof tripFields>['stops'][number]

/** Days, and the places on the map that belong to them. */
interface Route<Day, Place> {
  itinerary: Day[]
  stops: Place[]
}

interface Chosen {
  /** Places of the days in their trip, from 0. */
  days: number[]
  /** Whether the stops of these days come along. */
  withStops: boolean
  /** Before which day of the form, from 0. */
  at: number
}

type FormRoute<Day> = Route<Day, StopRow>

interface Inserted<Day> extends FormRoute<Day> {
  inserted: Day[]
  /** Removes the inserted days, and leaves text typed since. */
  takenOut: (now: FormRoute<Day>) => FormRoute<Day>
}

/**
 * The form's values with days of another trip inserted: later days and their stops get new numbers.
 * @param rowsOf makes rows of the form from days; from none, those of a form that is empty.
 */
export function withInsertedDays<Day extends Row>(
  form: FormRoute<Day>,
  source: Route<ItineraryDay, Stop>,
  { days, withStops, at }: Chosen,
  rowsOf: (days: ItineraryDay[]) => Day[],
): Inserted<Day> {
  const inserted = rowsOf(days.map((index) => source.itinerary[index]!))
  // Blank days at the end, such as the one day of a new trip, are replaced.
  const kept = form.itinerary.slice(0, form.itinerary.findLastIndex((day) => !isBlank(day)) + 1)
  const place = Math.min(at, kept.length)
  const shift = kept.length > 0 ? inserted.length : 0
  const later = form.stops.map((stop) => moved(stop, place, shift))
  const added = withStops
    ? stopsOf(source.stops, days).map(({ stop, nth }) =>
        rowOf(tripFields.stops.columns, { ...stop, day: place + nth + 1 }),
      )
    : []
  const next = later.findIndex(({ day }) => Number(day) > place)
  return {
    inserted,
    itinerary: kept.toSpliced(place, 0, ...inserted),
    stops: later.toSpliced(next < 0 ? later.length : next, 0, ...added),
    takenOut: (now) => {
      const rest = now.itinerary.filter(({ key }) => inserted.every((day) => day.key !== key))
      const others = now.stops.filter(({ key }) => added.every((stop) => stop.key !== key))
      return {
        itinerary: rest.length > 0 ? rest : rowsOf([]),
        stops: others.map((stop) => moved(stop, place + shift, -shift)),
      }
    },
  }
}

/** A stop after a day, so many days later. */
function moved(stop: StopRow, after: number, by: number): StopRow {
  return by !== 0 && Number(stop.day) > after ? { ...stop, day: Number(stop.day) + by } : stop
}

/** Stops of chosen days, in the order of the route; `nth` of the chosen days, from 0. */
export function stopsOf(stops: Stop[], days: number[]): { stop: Stop; nth: number }[] {
  return stops.flatMap((stop) => {
    const nth = stop.day === null ? -1 : days.indexOf(stop.day - 1)
    return nth < 0 ? [] : [{ stop, nth }]
  })
}

function isBlank({ key: _key, ...texts }: Row): boolean {
  return Object.values(texts).every((text) => String(text).trim() === '')
}
