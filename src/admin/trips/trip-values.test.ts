import { expect, it } from 'vitest'
import { adminMessages } from '#contract/messages.ts'
import type { AdminTrip } from '#contract/admin/trips.ts'
import {
  atFormPaths,
  blankTrip,
  newDay,
  newImage,
  newLine,
  tripDataOf,
  tripErrors,
  tripValuesOf,
  type TripValues,
} from './trip-values.ts'

const { required } = adminMessages.fields

function aFilledTrip(changes: Partial<TripValues> = {}): TripValues {
  return {
    ...blankTrip(),
    title: 'Root bridges',
    category: 'Offbeat & Immersive',
    region: 'Meghalaya',
    price: 41_500,
    duration: 6,
    description: 'Down to Nongriat.',
    ...changes,
  }
}

it('reports every missing required field and no other', () => {
  expect(tripErrors(blankTrip())).toEqual({
    title: required,
    category: required,
    region: required,
    price: required,
    duration: required,
    description: required,
  })
  expect(tripErrors(aFilledTrip())).toEqual({})
})

it.each([
  [{ price: 0 }, { price: adminMessages.trips.price }],
  [{ price: '-' }, { price: adminMessages.trips.price }],
  [{ price: 100_000_001 }, { price: adminMessages.trips.price }],
  [{ duration: 0 }, { duration: adminMessages.trips.duration }],
  [{ duration: 1.5 }, { duration: adminMessages.trips.duration }],
  [{ duration: 366 }, { duration: adminMessages.trips.duration }],
  [{ title: '   ' }, { title: required }],
])('%o is rejected with its messages', (changes, errors) => {
  expect(tripErrors(aFilledTrip(changes))).toEqual(errors)
})

it('reports an error at its row, even with blank rows before it', () => {
  const bad = 'a\u0000b'
  const trip = aFilledTrip({
    highlights: [newLine(), newLine(bad)],
    itinerary: [newDay(), { ...newDay(), room_type: bad }],
    trip_images: [newImage('/media/trip-images/1-a.jpg', bad)],
  })
  expect(Object.keys(tripErrors(trip))).toEqual(['highlights.1.text', 'itinerary.1.room_type', 'trip_images.0.caption'])
  expect(atFormPaths({ 'exclusions.2': 'x', title: 'y' })).toEqual({ 'exclusions.2.text': 'x', title: 'y' })
})

it('sends neither the keys of rows nor the version', () => {
  const data = tripDataOf(
    aFilledTrip({ highlights: [newLine('One'), newLine()], updated_at: '2026-01-01T00:00:00.000Z' }),
  )
  expect(data).not.toHaveProperty('updated_at')
  expect(data.highlights).toEqual(['One', ''])
  expect(data.itinerary).toEqual([{ title: '', description: '', accommodation_name: '', room_type: '', meal_plan: '' }])
})

it('keeps at least one row in each list of a stored trip, orders its images and reads the older hotel name', () => {
  const stored = {
    vendor_id: null,
    short_description: null,
    highlights: [],
    inclusions: ['Meals'],
    exclusions: [],
    itinerary: [{ day: 1, title: 'Arrive', description: '', hotel_name: 'Ka Lyer' }],
    trip_images: [
      { image_url: '/media/trip-images/b.jpg', caption: null, sort_order: 2 },
      { image_url: '/media/trip-images/a.jpg', caption: 'First', sort_order: 1 },
    ],
  } as unknown as AdminTrip
  const values = tripValuesOf(stored)
  expect(values.vendor_id).toBe('none')
  expect(values.highlights.map(({ text }) => text)).toEqual([''])
  expect(values.inclusions.map(({ text }) => text)).toEqual(['Meals'])
  expect(values.itinerary[0]!.accommodation_name).toBe('Ka Lyer')
  expect(values.trip_images.map(({ caption }) => caption)).toEqual(['First', ''])
  expect(tripValuesOf({ ...stored, itinerary: [] }).itinerary).toHaveLength(1)
})
