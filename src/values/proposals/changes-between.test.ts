import { expect, it } from 'vitest'
import { changesBetween } from './changes-between.ts'

const offer = {
  title: 'Kanha',
  people: 2,
  start_on: '2027-03-12',
  valid_until: '2027-02-01',
  days: [{ title: 'Arrival' }, { title: 'Forest' }, { title: 'River' }],
  hosts: [],
  inclusions: ['Meals'],
  exclusions: [],
  options: [],
  lines: [{ option: null, amount: 50_000, count: 2 }],
  gst_rate: 5,
}

it('is empty where travellers see no difference', () => {
  expect(changesBetween(offer, structuredClone(offer))).toEqual([])
})

it('names dates, people, days and price', () => {
  const after = {
    ...offer,
    people: 3,
    start_on: '2027-03-14',
    valid_until: '2027-02-08',
    days: [{ title: 'Forest' }, { title: 'Village' }],
    inclusions: [],
    lines: [{ option: null, amount: 48_000, count: 3 }],
  }
  expect(changesBetween(offer, after)).toEqual([
    'Starts on 14 March 2027 instead of 12 March 2027',
    'For 3 instead of 2',
    '2 days instead of 3',
    'New: day 2, Village',
    'Left out: Arrival',
    'Left out: River',
    'The price: ₹1,51,200 instead of ₹1,05,000',
    'What is included changed',
    'Valid until 8 February 2027',
  ])
})

it('names options, days that moved and days with another text', () => {
  const before = { ...offer, options: [{ name: 'Classic', note: null }] }
  const options = [
    { name: 'Classic', note: 'Quieter rooms' },
    { name: 'Comfort', note: null },
  ]
  const days = [{ title: 'Arrival' }, { title: 'River' }, { title: 'Forest' }]
  expect(changesBetween(before, { ...before, options, days })).toEqual([
    'The days are in another order',
    'Classic: other details, the same total',
    'New option: Comfort, ₹1,05,000',
  ])
  const changed = [{ title: 'Arrival' }, { title: 'Forest', note: 'With a rest' }, { title: 'River' }]
  expect(changesBetween(before, { ...before, days: changed, options: [] })).toEqual([
    'Day 2 changed: Forest',
    'No longer an option: Classic',
  ])
})
