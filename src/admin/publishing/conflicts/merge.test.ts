import { expect, it } from 'vitest'
import { knownOf, type HistoryField } from '../history/history-kind.ts'
import { merge } from './merge.ts'

interface Values {
  title: string
  price: number
  days: { key: string; title: string }[]
  picture: string
  alt: string
}

function field(label: string, names: (keyof Values)[], shown: HistoryField<Values>['shown']): HistoryField<Values> {
  return { label, names, shown, take: (form) => form }
}

const fields = [
  field('Title', ['title'], ({ title }) => ({ as: 'text', text: title })),
  field('Price', ['price'], ({ price }) => ({ as: 'value', text: `₹${price}` })),
  field('Days', ['days'], ({ days }) => ({ as: 'list', entries: days.map(({ title }) => title) })),
  field('Picture', ['picture', 'alt'], ({ picture }) => ({ as: 'value', text: picture })),
]

const base: Values = { title: 'Spiti', price: 48_500, days: [{ key: '1', title: 'Arrive' }], picture: 'a', alt: 'A' }
const merged = (mine: Partial<Values>, theirs: Partial<Values>, from: Partial<Values> = base) =>
  merge(fields, { base: from, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, knownOf([], []))

it('takes what only one side has changed', () => {
  expect(merged({ title: 'Spiti in winter' }, { price: 51_000 })).toEqual({
    values: { ...base, title: 'Spiti in winter', price: 51_000 },
    changes: [],
  })
})

it('asks about what both have changed, and keeps the own value', () => {
  expect(merged({ title: 'Spiti in winter', price: 1 }, { title: 'Spiti!' })).toEqual({
    values: { ...base, title: 'Spiti in winter', price: 1 },
    changes: [{ label: 'Title', mine: 'Spiti in winter', theirs: 'Spiti!' }],
  })
})

it('asks nothing where both have made the same change', () => {
  expect(merged({ price: 1 }, { price: 1 }).changes).toEqual([])
})

it('takes a list as one field, and does not look at the keys of rows', () => {
  const days = [{ key: '7', title: 'Arrive' }]
  expect(merged({ days }, { days: [{ key: '8', title: 'Leave' }] }).values.days[0]!.title).toBe('Leave')
  const [mine, theirs] = ['Rest', 'Leave'].map((title) => ({ days: [{ key: '9', title }] }))
  expect(merged(mine!, theirs!).changes).toEqual([{ label: 'Days', mine: 'Rest', theirs: 'Leave' }])
})

it('does not give a picture the text of another one', () => {
  expect(merged({ picture: 'b' }, { alt: 'Another text' }).changes).toEqual([
    { label: 'Picture', mine: 'b', theirs: 'a' },
  ])
})

it('asks about each difference where it does not know what both began with', () => {
  expect(merged({ title: 'Mine' }, { price: 1 }, { price: base.price }).changes.map(({ label }) => label)).toEqual([
    'Title',
  ])
})
