import { expect, it } from 'vitest'
import { noTripFacts, type TripFacts } from '#contract/trip-details/trip-facts.ts'
import { factsLine } from '#server/api/cards/facts-line.ts'
import { presentFactTexts } from './fact-texts.ts'

const textsOf = (facts: Partial<TripFacts>) =>
  presentFactTexts(
    { ...noTripFacts, ...facts, price: 58_500 },
    { gst_rate: 5, price_note: 'May vary' },
    { food: 'Rice.' },
  )

it('says of a trip without facts only what it costs', () => {
  expect(textsOf({})).toEqual({
    price_note: 'May vary',
    total: '₹61,425 with GST',
    months: [],
    season: '',
    pace: null,
    facts: [],
    arrivals: [],
    advice: [{ label: 'Food', text: 'Rice.' }],
    prices: [],
    impact: [],
    route: null,
  })
})

it.each<[facts: Partial<TripFacts>, label: string, text: string]>([
  [{ group_size_min: 2, group_size_max: 8 }, 'Group size', '2–8 people'],
  [{ group_size_max: 6 }, 'Group size', 'Up to 6 people'],
  [{ group_size_min: 4 }, 'Group size', 'From 4 people'],
  [{ group_size_min: 1, group_size_max: 1 }, 'Group size', '1 person'],
  [{ minimum_age: 0 }, 'Minimum age', 'All ages'],
  [{ minimum_age: 12 }, 'Minimum age', '12 years'],
  [{ start_place: 'Leh', end_place: 'Leh' }, 'Starts and ends in', 'Leh'],
  [{ start_place: 'Leh' }, 'Starts in', 'Leh'],
  [{ end_place: 'Manali' }, 'Ends in', 'Manali'],
  [{ highest_altitude: 5328 }, 'Highest point', '5,328 m'],
  [{ highest_altitude: 1500 }, 'Highest point', '1,500 m'],
])('%o is said', (facts, label, text) => {
  expect(textsOf(facts).facts).toEqual([{ label, text }])
})

it('says what one asks before coming, the trip’s own words first', () => {
  const { arrivals, advice } = textsOf({
    arrivals: [{ city: 'Mumbai', hours: 6.5, way: 'Flight to Jabalpur, then 3 h by road' }],
    suits: 'Patient people.',
    food: 'Millet.',
  })
  expect(arrivals).toEqual([{ city: 'Mumbai', way: '6.5 h · Flight to Jabalpur, then 3 h by road' }])
  expect(advice.map(({ text }) => text)).toEqual(['Patient people.', 'Millet.'])
})

it('leaves out a highest point that is not felt', () => {
  expect(textsOf({ highest_altitude: 1499 }).facts).toEqual([])
})

it('shows a figure of carbon with its source only', () => {
  expect(textsOf({ carbon_kg: 42 }).impact).toEqual([])
  expect(textsOf({ carbon_kg: 42, carbon_source: 'Measured' }).impact).toEqual([
    { figure: '42 kg', text: 'CO₂ per person on the trip', source: 'Measured' },
  ])
  expect(textsOf({ local_share: 0 }).impact).toHaveLength(1)
})

it('takes a month in both lists as best', () => {
  const { months } = textsOf({ best_months: [1], closed_months: [1, 2] })
  expect(months.slice(0, 3).map(({ state }) => state)).toEqual(['best', 'closed', 'open'])
})

it('has a line for cards', () => {
  expect(factsLine({ best_months: [10, 11, 12, 1, 2, 3], pace: 2 })).toBe('Best Oct–Mar · Easy pace')
  expect(factsLine({ best_months: [], pace: null })).toBe('')
})
