import { describe, expect, it } from 'vitest'
import { isCategoryEmpty, readTripFilter } from './trip-filter.ts'

const counts = {
  total: 7,
  regions: [
    { name: 'Kerala', count: 3, map_id: null },
    { name: 'Ladakh', count: 1, map_id: null },
  ],
}
const all = { region: undefined, page: undefined }

describe('the filter in the search parameters', () => {
  it('reads region and page', () => {
    expect(readTripFilter({ region: ' Kerala ', page: 2 })).toEqual({ region: 'Kerala', page: 2 })
  })

  it('reads a region that looks like a number as text', () => {
    expect(readTripFilter({ region: 123 })).toEqual({ region: '123', page: undefined })
  })

  it('replaces invalid values with undefined', () => {
    for (const search of [{}, { region: '  ', page: 1 }, { region: ['a'], page: -2 }, { region: {}, page: 'x' }]) {
      expect(readTripFilter(search)).toStrictEqual({
        region: undefined,
        month: undefined,
        length: undefined,
        price: undefined,
        pace: undefined,
        people: undefined,
        page: undefined,
      })
    }
  })

  it('limits values to what the API accepts', () => {
    expect(readTripFilter({ region: `a\u0000b${'x'.repeat(300)}`, page: 1e9 })).toEqual({
      region: `ab${'x'.repeat(198)}`,
      page: 30_000,
    })
  })
})

describe('an empty category', () => {
  it('is recognised whatever the filter', () => {
    const none = { total: 0, regions: [] }
    expect(isCategoryEmpty({ counts: none, filter: { region: 'Kerala' }, cards: 0 })).toBe(true)
  })

  it('is not assumed when only the filter matches nothing', () => {
    expect(isCategoryEmpty({ counts, filter: { region: 'Atlantis' }, cards: 0 })).toBe(false)
    expect(isCategoryEmpty({ counts: undefined, filter: { region: 'Atlantis' }, cards: 0 })).toBe(false)
    expect(isCategoryEmpty({ counts: undefined, filter: all, cards: 0 })).toBe(true)
  })
})
