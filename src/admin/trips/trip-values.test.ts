import { expect, it } from 'vitest'
import { adminMessages } from '#contract/messages.ts'
import { noTripFacts } from '#contract/trip-details/trip-facts.ts'
import type { AdminTrip } from '#contract/admin/trips.ts'
import { newDay, newImage, newLine, withNewKeys } from '../kit/form/form-values.ts'
import { tripContent, type TripValues } from './trip-values.ts'

const { blank: blankTrip, errorsOf: tripErrors, dataOf: tripDataOf, valuesOf: tripValuesOf, atFormPaths } = tripContent

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
  [{ price: '1e3' }, { price: adminMessages.trips.price }],
  [{ price: -5 }, { price: adminMessages.trips.price }],
  [{ price: 1250.75 }, { price: adminMessages.trips.price }],
  [{ title: 'x'.repeat(161) }, { title: 'At most 160 characters; this has 161' }],
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
  expect(Object.keys(tripErrors(trip))).toEqual(['highlights.1.text', 'itinerary.1.room_type', 'trip_images.0.alt'])
  expect(atFormPaths({ 'exclusions.2': 'x', title: 'y' })).toEqual({ 'exclusions.2.text': 'x', title: 'y' })
})

it('does not send the keys of rows', () => {
  const data = tripDataOf(aFilledTrip({ highlights: [newLine('One'), newLine()] }))
  expect(data.highlights).toEqual(['One', ''])
  expect(data.itinerary).toEqual([{ title: '', description: '', accommodation_name: '', room_type: '', meal_plan: '' }])
})

it('keeps at least one row in each list of a stored trip, and reads the older hotel name', () => {
  const stored = {
    vendor_id: null,
    short_description: null,
    highlights: [],
    ...noTripFacts,
    inclusions: ['Meals'],
    exclusions: [],
    itinerary: [{ day: 1, title: 'Arrive', description: '', hotel_name: 'Ka Lyer' }],
    trip_images: [
      { image_url: '/media/trip-images/a.jpg', alt: null, caption: 'First', sort_order: 1, picture: { alt: '' } },
      {
        image_url: '/media/trip-images/b.jpg',
        alt: 'Roots',
        caption: null,
        sort_order: 2,
        picture: { alt: 'A bridge' },
      },
    ],
  } as unknown as AdminTrip
  const values = tripValuesOf(stored)
  expect(values.vendor_id).toBe('none')
  expect(values.highlights.map(({ text }) => text)).toEqual([''])
  expect(values.inclusions.map(({ text }) => text)).toEqual(['Meals'])
  expect(values.itinerary[0]!.accommodation_name).toBe('Ka Lyer')
  expect(values.trip_images).toMatchObject([
    { alt: '', caption: 'First', picture_alt: '' },
    { alt: 'Roots', caption: '', picture_alt: 'A bridge' },
  ])
  expect(tripValuesOf({ ...stored, itinerary: [] }).itinerary).toHaveLength(1)
})

it('gives rows that were kept in the browser keys that no other row has', () => {
  const kept = aFilledTrip({ highlights: [newLine('One'), newLine('Two')] })
  const revived = withNewKeys(kept)
  expect(revived.highlights.map(({ text }) => text)).toEqual(['One', 'Two'])
  const keys = [...kept.highlights, ...kept.itinerary, ...revived.highlights, ...revived.itinerary].map(
    ({ key }) => key,
  )
  expect(new Set(keys).size).toBe(keys.length)
})
