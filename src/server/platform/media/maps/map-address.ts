import { tripFactFields } from '#contract/content/trip-fact-fields.ts'
import type { Place } from './projection.ts'

export const mapKinds = ['route', 'india'] as const
export type MapKind = (typeof mapKinds)[number]

export const mapsPath = '/media/maps'

/** Incremented when the drawing changes: browsers keep maps. */
const design = 2

/** Four decimals are ten metres. */
const decimals = 4

const { columns, max: stops } = tripFactFields.stops

/** @returns the address of a map. It holds all that is drawn, so a map of a draft reveals nothing to others. */
export function mapAddress(kind: MapKind, places: readonly Place[]): string {
  const at = places.map((place) => `${degrees(place.latitude)},${degrees(place.longitude)}`).join(';')
  return `${mapsPath}/${kind}.svg?at=${at}&v=${design}`
}

function degrees(value: number): string {
  return String(Number(value.toFixed(decimals)))
}

/** @param at as in a map's address. @returns null for anything else. */
export function placesIn(at: string): Place[] | null {
  const pairs = at.split(';')
  if (pairs.length > stops || !pairs.every((pair) => /^-?\d{1,3}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?$/.test(pair)))
    return null
  const places = pairs.map((pair) => {
    const [north, east] = pair.split(',').map(Number)
    return { latitude: north!, longitude: east! }
  })
  return places.every(isKnown) ? places : null
}

function isKnown(place: Place): boolean {
  return isBetween(place.latitude, columns.latitude) && isBetween(place.longitude, columns.longitude)
}

function isBetween(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max
}
