import { tripFields } from '#contract/content/trip-fields.ts'
import type { PastedDay } from './parse-itinerary.ts'
import { places } from './places.ts'

type Place = Record<'latitude' | 'longitude', number> & { name: string }

export type PastedStop = Place & { day: number }

const byName = new Map<string, Place>()
for (const [, names = '', latitude, longitude] of places.matchAll(/(?:, |: )([^,:\n]+) ([\d.]+) ([\d.]+)/g)) {
  const [name, ...others] = names.split('|') as [string, ...string[]]
  for (const each of [name, ...others])
    byName.set(each.toLowerCase(), { name, latitude: Number(latitude), longitude: Number(longitude) })
}
// Of 'Fort Kochi' and 'Kochi' the longer name counts.
const names = [...byName.keys()].sort((one, other) => other.length - one.length).join('|')
const named = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names})(?![\p{L}\p{N}])`, 'giu')
const stay = /\bovernight\b|\bnight (?:stay|halt)\b/i
const arrival = /\b(?:overnight|night|stay|arrive|reach|drive|proceed|transfer|ferry|train|flight|drop)\b/i

/** Places of the route: those in the titles of days and of the nights, or else where a day arrives. */
export function findStops(days: PastedDay[]): PastedStop[] {
  const stops = days.flatMap((day, index) => placesOf(day).map((place) => ({ ...place, day: index + 1 })))
  return stops.filter(({ name }, index) => name !== stops[index - 1]?.name).slice(0, tripFields.stops.max)
}

function placesOf({ title, description, accommodation_name }: PastedDay): Place[] {
  const inTitle = placesIn(title)
  const lines = description.split('\n').filter((line) => (inTitle.length > 0 ? stay : arrival).test(line))
  const others = [...lines, accommodation_name].flatMap(placesIn).filter((place) => !inTitle.includes(place))
  return [...inTitle, ...others.slice(0, 2)]
}

/** A name begins with a capital letter, unless all of the text is in small ones. */
function placesIn(text: string): Place[] {
  const isSmall = !/\p{Lu}/u.test(text.slice(1))
  const found = (text.match(named) ?? []).filter((name) => isSmall || /^\p{Lu}/u.test(name))
  return found.map((name) => byName.get(name.toLowerCase())!)
}
