import { describe, expect, it } from 'vitest'
import { proposalDataSchema, type ProposalBody } from '#contract/admin/proposals.ts'
import type { AdminTrip } from '#contract/admin/trips.ts'
import { blankBody } from '#contract/content/bodies.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { bodyOfTemplate, bodyOfTrips } from './copied-trips.ts'
import { optionTotals, proposalContent } from './proposal-values.ts'

const day = { day: 1, description: '', accommodation_name: null, room_type: null, meal_plan: null }
const place = { latitude: 22, longitude: 80, road_hours: null, water: null, park: null }

function aTrip(fields: Partial<AdminTrip>): AdminTrip {
  const shared = { title: 'Kanha', price: 48_500, featured_picture: null, trip_images: [] }
  return { ...blankBody(tripFields), ...shared, ...fields } as AdminTrip
}

const kanha = aTrip({
  itinerary: [
    { ...day, title: 'Arrival' },
    { ...day, title: 'The forest' },
  ],
  stops: [{ ...place, name: 'Khatia', day: 2 }],
  inclusions: ['All meals', 'Drives'],
  group_prices: [{ people: 4, price: 40_000.5 }],
  single_supplement: 6000,
  featured_image: '/media/trip-images/one.jpg',
  trip_images: [
    { image_url: '/media/trip-images/one.jpg', caption: 'Twice' },
    { image_url: '/media/trip-images/two.jpg', caption: null },
  ] as AdminTrip['trip_images'],
})
const pench = aTrip({
  title: 'Pench',
  price: 10_000,
  itinerary: [{ ...day, title: 'On' }],
  stops: [{ ...place, name: 'Turia', day: 1 }],
  inclusions: ['All meals'],
})
const vendor = { vendor_name: 'Sal Forest Walks', words: 'Welcome.' }
const occasion = { name: 'Asha', people: 4, today: '2026-11-27', valid_days: 14, gst_rate: 5 }

describe('a proposal from trips', () => {
  const body = bodyOfTrips(
    [
      { trip: kanha, vendor },
      { trip: pench, vendor: null },
    ],
    occasion,
  )

  it('has their days, and stops numbered by the days of the whole journey', () => {
    expect(body.days!.map(({ title }) => title)).toEqual(['Arrival', 'The forest', 'On'])
    expect(body.stops!.map(({ name, day: at }) => [name, at])).toEqual([
      ['Khatia', 2],
      ['Turia', 3],
    ])
  })

  it('has each picture, host and inclusion once', () => {
    expect(body.pictures!.map(({ image_url }) => image_url)).toEqual([
      '/media/trip-images/one.jpg',
      '/media/trip-images/two.jpg',
    ])
    expect(body.inclusions).toEqual(['All meals', 'Drives'])
    expect(body.hosts).toEqual([{ name: 'Sal Forest Walks', words: 'Welcome.' }])
  })

  it('has the price for the number of people in whole rupees', () => {
    expect(body.lines!.map(({ label, amount, count }) => [label, amount, count])).toEqual([
      ['Per person, Kanha', 40_001, 4],
      ['Per person, Pench', 10_000, 4],
    ])
  })

  it('is for the person, and valid for the days of the settings', () => {
    expect(body).toMatchObject({ travellers: ['Asha'], people: 4, valid_until: '2026-12-11', gst_rate: 5 })
    expect(proposalDataSchema.safeParse(body).error).toBeUndefined()
  })

  it('adds the single supplement for one person', () => {
    const alone = bodyOfTrips([{ trip: kanha, vendor: null }], { ...occasion, people: 1 })
    expect(alone.lines!.map(({ label, amount }) => [label, amount])).toEqual([
      ['Per person', 48_500],
      ['Single supplement', 6000],
    ])
  })
})

describe('a proposal from a template', () => {
  it('is for other people, and its price follows their number', () => {
    const template = proposalDataSchema.parse(bodyOfTrips([{ trip: kanha, vendor }], occasion)) as ProposalBody
    const made = bodyOfTemplate(template, { ...occasion, name: 'Ravi', people: 6 })
    expect(made.travellers).toEqual(['Ravi'])
    expect(made.greeting).not.toContain('Asha')
    expect(made.lines![0]).toMatchObject({ count: 6, amount: 40_001 })
  })
})

describe('totals of a form', () => {
  it('leave out lines without an amount, and name each option', () => {
    const values = proposalContent.valuesOf({
      gst_rate: 5,
      options: [{ name: 'Classic' }, { name: '' }],
      lines: [
        { label: 'Per person', amount: 1000, count: 2 },
        { label: 'Better rooms', amount: 500, count: null, option: 2 },
        { label: 'Extra', amount: null, count: 3 },
      ],
    })
    expect(optionTotals(values).map(({ name, total }) => [name, total])).toEqual([
      ['Classic', 2100],
      ['Option 2', 2625],
    ])
  })
})
