import { expect, it } from 'vitest'
import type { Versions } from '#contract/admin/changes/history.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { noTripFacts } from '#contract/trip-details/trip-facts.ts'
import { contentHistory } from '../publishing/history/content-history.ts'
import { knownOf, type HistoryField } from '../publishing/history/history-kind.ts'
import { tripContent, type TripValues } from './trip-values.ts'

const tripHistory = contentHistory(tripFields)

const url = '/media/trip-images/1-a.jpg'
const gone = '/media/trip-images/2-b.jpg'
const vendor = '00000000-0000-4000-8000-000000000001'

const version: Versions['trips'] = {
  title: 'Kanha',
  category: 'Wildlife Escapes',
  region: 'Madhya Pradesh',
  vendor_id: vendor,
  price: 58_500,
  duration: 1,
  description: 'Sal forest.',
  short_description: null,
  status: 'published',
  featured: true,
  show_vendor_info: false,
  featured_image: gone,
  featured_image_alt: 'A tiger',
  highlights: ['Drives'],
  inclusions: [],
  exclusions: [],
  itinerary: [{ day: 1, title: 'Arrival', description: '', accommodation_name: 'Camp' }],
  ...noTripFacts,
  best_months: [11, 12],
  closed_months: [7],
  pace: 2,
  languages: ['English', 'Hindi'],
  start_place: 'Jabalpur',
  group_prices: [{ people: 2, price: 60_000 }],
  faqs: [{ question: 'Is it cold?', answer: 'At dawn.' }],
  stops: [{ name: 'Khatia', latitude: 22.4, longitude: 80.6, day: null, road_hours: null, water: null, park: null }],
  trip_images: [
    { image_url: url, alt: 'Two deer', caption: 'Chital' },
    { image_url: gone, alt: null, caption: null },
  ],
}

const known = knownOf([{ id: vendor, name: 'Sal Walks', exists: false }], [url])
const values = tripHistory.valuesOf(version, known)
const blank = tripHistory.valuesOf(
  {
    ...version,
    title: 'Other',
    vendor_id: null,
    featured_image: null,
    ...noTripFacts,
    highlights: [],
    itinerary: [],
    trip_images: [],
    status: 'draft',
  },
  known,
)
const named = (label: string): HistoryField<TripValues> => tripHistory.fields.find((each) => each.label === label)!

it('shows every field as the admin reads it', () => {
  const shown = Object.fromEntries(tripHistory.fields.map((field) => [field.label, field.shown(values, known)]))
  expect(shown).toMatchObject({
    Price: { as: 'value', text: '₹58,500' },
    Duration: { text: '1 day' },
    Vendor: { text: 'Sal Walks' },
    'Vendor info': { text: 'Hidden' },
    Status: { text: 'Published' },
    Highlights: { as: 'list', entries: ['Drives'] },
    Inclusions: { entries: [] },
    Itinerary: { as: 'days', days: [{ number: 1 }] },
    'Best months': { text: 'Nov–Dec; Closed months Jul' },
    Pace: { text: '2: Easy' },
    'Prices by group size': { entries: ['2 people · ₹60,000'] },
    Stops: { entries: ['Khatia · 22.4 · 80.6'] },
    Questions: { entries: ['Is it cold? · At dawn.'] },
    'Additional images': {
      as: 'pictures',
      pictures: [
        { url, alt: 'Two deer', caption: 'Chital' },
        { url: gone, alt: '', caption: '' },
      ],
    },
  })
})

it('has a field for everything that a save sends', () => {
  const all = tripHistory.fields.reduce((form, field) => field.take!(form, values, known), blank)
  const { vendor_id, ...taken } = tripContent.dataOf(all)
  expect({ ...taken, vendor_id }).toEqual({
    ...tripContent.dataOf(values),
    trip_images: [{ image_url: url, alt: 'Two deer', caption: 'Chital' }],
  })
})

it('does not take what no longer exists, and leaves the status to its own button', () => {
  expect(named('Featured image').obstacle!(values, known)).toEqual({
    text: 'It cannot be taken over',
    blocks: true,
  })
  expect(named('Additional images').obstacle!(values, known)).toEqual({
    text: '1 picture no longer exists',
    blocks: false,
  })
  expect(named('Vendor').obstacle!(values, known)).toEqual({ text: 'This vendor no longer exists', blocks: true })
  expect(tripHistory.fields.filter(({ onlyByItself }) => onlyByItself).map(({ label }) => label)).toEqual(['Status'])
})
