import { describe, expect, it } from 'vitest'
import { tripFindings, type TripComparables, type CheckedTrip } from './trip-findings.ts'

const sound: CheckedTrip = {
  featured: { alt: 'Mist over a sal forest' },
  alts: ['Chital at dawn'],
  price: 42_000,
  duration: 5,
  days: 5,
  shows_host: true,
  description: 'x'.repeat(200),
  summary: 'y'.repeat(50),
  highlights: 3,
}
const comparables: TripComparables = {
  usual: { per_day: 8000, trips: 12, among: 'Assam' },
  host_words: true,
  testimonials: 1,
}
const found = (trip: Partial<CheckedTrip>, beside: TripComparables = comparables) =>
  tripFindings({ ...sound, ...trip }, beside)
const checks = (trip: Partial<CheckedTrip>, beside?: TripComparables) => found(trip, beside).map(({ check }) => check)

it('finds nothing in a sound trip, nor in what is not known yet', () => {
  expect(found({})).toEqual([])
  expect(found({}, {})).toEqual([])
  expect(found({ price: null, duration: null })).toEqual([])
})

describe('prices', () => {
  it.each([
    [480, true],
    [6666, true],
    [6700, false],
    [239_900, false],
    [240_100, true],
    [480_000, true],
  ])('%i rupees for five days where 8,000 a day are usual, so it is questioned: %s', (price, asked) => {
    expect(checks({ price }).includes('price')).toBe(asked)
  })

  it('are a question that names what is usual', () => {
    expect(found({ price: 480 })).toEqual([
      {
        check: 'price',
        text: 'Is ₹480 for 5 days right? Usual in Assam is about ₹8,000 a day',
        field: 'price',
      },
    ])
    expect(checks({ price: 480 }, { ...comparables, usual: null })).toEqual([])
  })
})

it('counts days of the itinerary', () => {
  expect(found({ days: 4 })[0]!.text).toBe('The itinerary has 4 days, the duration says 5 days')
  expect(found({ days: 0 })[0]!.text).toBe('No itinerary yet')
})

it('links to the first picture without alternative text', () => {
  expect(found({ featured: null })).toMatchObject([{ check: 'picture', field: 'featured_image' }])
  expect(found({ featured: { alt: ' ' } })).toMatchObject([{ check: 'alt', field: 'featured_image_alt' }])
  expect(found({ alts: ['Dawn', ' '] })).toMatchObject([{ check: 'alt', field: 'trip_images.1.alt' }])
})

it('asks for a host with words only where the host shows', () => {
  expect(checks({}, { ...comparables, host_words: false })).toEqual(['host'])
  expect(checks({}, { ...comparables, host_words: null })).toEqual(['host'])
  expect(checks({ shows_host: false }, { ...comparables, host_words: null })).toEqual([])
})

it('measures texts as readers count them', () => {
  expect(checks({ description: '🐅'.repeat(199) })).toEqual(['description'])
  expect(checks({ description: ` ${'ह'.repeat(200)} ` })).toEqual([])
  expect([0, 49, 50, 155, 156].map((length) => checks({ summary: 'x'.repeat(length) }).length)).toEqual([1, 1, 0, 0, 1])
})

it('counts highlights and testimonials', () => {
  expect(found({ highlights: 2 })[0]!.text).toBe('Only 2 of 3 highlights')
  expect(found({}, { ...comparables, testimonials: 0 })).toMatchObject([{ check: 'testimonial', field: null }])
})
