import { describe, expect, it } from 'vitest'
import { exchangedEntities } from '#contract/admin/exchange/entities.ts'
import { sheets } from '../sheets/sheets.ts'
import { columnsOf, readingOf } from './reading.ts'

const plain = { mapping: {}, corrections: [] }

describe('names of columns', () => {
  it.each(exchangedEntities)('and labels of the form are known for %s', (entity) => {
    const { columnOf } = readingOf(sheets[entity], plain)
    for (const column of sheets[entity].columns) {
      expect(columnOf(column.name)).toBe(column)
      for (const label of column.labels ?? []) expect(columnOf(label), label).toBe(column)
    }
  })

  it.each([
    ['Price (INR)', 'price'],
    ['PRICE (₹)', 'price'],
    ['Duration (days)', 'duration'],
    ['short-description', 'short_description'],
    ['Full Description', 'description'],
    ['CO₂ per person (kg)', 'carbon_kg'],
    ['day_1_title', 'day_1_title'],
    ['Day 12 – Room type', 'day_12_room_type'],
    ['Days', undefined],
    ['Day 0 title', undefined],
    ['constructor', undefined],
  ])('%j are read as %j', (text, name) => {
    expect(readingOf(sheets.trips, plain).columnOf(text)?.name).toBe(name)
  })

  it('are those that the admin chose', () => {
    const mapping = { Days: 'duration', 'Day one': 'day_1_description', Price: '' }
    const { columnOf } = readingOf(sheets.trips, { ...plain, mapping })
    expect(columnOf('Days')?.name).toBe('duration')
    expect(columnOf('Day one')?.name).toBe('day_1_description')
    expect(columnOf('Price')).toBeNull()
  })

  it('say which a new item still needs', () => {
    const { missing, required } = columnsOf(sheets.trips, ['title', 'region', 'day_1_title'], [])
    expect(required).toEqual(['category', 'price', 'duration', 'description'])
    expect(missing).not.toContain('itinerary')
  })
})

it('corrects a value of one column only, line by line', () => {
  const corrections = [{ column: 'region', from: 'keralaa', to: 'Kerala' }]
  const { columnOf, correct } = readingOf(sheets.trips, { ...plain, corrections })
  expect(correct(columnOf('Region')!, ' Keralaa ')).toBe('Kerala')
  expect(correct(columnOf('Region')!, ['Goa', 'Keralaa'])).toEqual(['Goa', 'Kerala'])
  expect(correct(columnOf('Title')!, 'Keralaa')).toBe('Keralaa')
})
