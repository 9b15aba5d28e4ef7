import { describe, expect, it } from 'vitest'
import { tripFields } from '#contract/content/trip-fields.ts'
import { tripContent } from '../trip-values.ts'
import { filledValues, splitDays, type RestPlace } from './fill-form.ts'
import { findStops } from './find-stops.ts'
import { parseItinerary } from './parse-itinerary.ts'
import { places } from './places.ts'

const text = `Nilgiri weekend\nTea and trains.\nDay 1: Coimbatore to Ooty\nTea.\nHotel: Fernhills\nDay 2: Coonoor
Includes\n- Train\nPrice: ₹9,500 per person\nCall 98450 12345`
const read = parseItinerary(text)
const fill = (place: RestPlace, typed: Partial<ReturnType<typeof tripContent.blank>> = {}) =>
  filledValues({ ...tripContent.blank(), ...typed }, read, findStops(read.days), place)

describe('a form with a pasted trip', () => {
  it('has what was read, and keeps what was typed', () => {
    const values = fill('none', { short_description: 'By train.', title: 'Old' })
    expect(values).toMatchObject({ title: 'Nilgiri weekend', price: 9500, duration: 2, short_description: 'By train.' })
    expect(values.itinerary).toMatchObject([
      { title: 'Coimbatore to Ooty', description: 'Tea.', accommodation_name: 'Fernhills' },
      { title: 'Coonoor' },
    ])
    expect(values.stops).toMatchObject([
      { name: 'Coimbatore', latitude: 11.02, longitude: 76.96, day: 1 },
      { name: 'Ooty', day: 1 },
      { name: 'Coonoor', day: 2 },
    ])
    expect(values.inclusions.map((row) => row.text)).toEqual(['Train'])
    expect(values.exclusions).toHaveLength(1)
    expect(values.description).toBe('Tea and trains.')
  })

  it('has what was not understood where the owner wants it', () => {
    expect(fill('description').description).toBe('Tea and trains.\n\nCall 98450 12345')
    const inDay = fill('days')
    expect(inDay.description).toBe('Tea and trains.')
    expect(inDay.itinerary[1]!.description).toBe('Call 98450 12345')
    const { days: _days, ...without } = read
    const nowhere = filledValues(tripContent.blank(), { ...without, days: [] }, [], 'days')
    expect(nowhere.description).toBe('Tea and trains.\n\nCall 98450 12345')
    expect(nowhere.itinerary).toHaveLength(1)
  })
})

it('splits days that are pasted into a day, with all other words in the last one', () => {
  const days = splitDays(text)!
  expect(days).toMatchObject([{ day: 1, title: 'Coimbatore to Ooty' }, { day: 2 }])
  expect(days[1]!.description.split('\n')).toEqual([
    'Title: Nilgiri weekend',
    'Full Description: Tea and trains.',
    'Inclusions: Train',
    'Price: ₹9,500',
    'Call 98450 12345',
  ])
  expect(splitDays('Day 1: Ooty')).toBeNull()
})

it('knows places in and near India, each name once', () => {
  const rows = [...places.matchAll(/(?:, |: )([^,:\n]+) ([\d.]+) ([\d.]+)/g)]
  expect(rows.length).toBeGreaterThanOrEqual(300)
  expect(places.match(/\d(?:,|\n)/g)).toHaveLength(rows.length)
  const { latitude, longitude } = tripFields.stops.columns
  const outside = rows.filter(
    ([, , north, east]) =>
      Number(north) < latitude.min ||
      Number(north) > latitude.max ||
      Number(east) < longitude.min ||
      Number(east) > longitude.max,
  )
  expect(outside).toEqual([])
  const names = rows.flatMap(([, all]) => all!.split('|'))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
