import { describe, expect, it } from 'vitest'
import { isCategoryEmpty, matchingTrips, readTripFilter } from './trip-filter.ts'

const counts = {
  total: 7,
  regions: [
    { name: 'Kerala', count: 3 },
    { name: 'Ladakh', count: 1 },
  ],
}
const all = { region: undefined, page: undefined }

describe('the filter in the address', () => {
  it('reads region and page', () => {
    expect(readTripFilter({ region: ' Kerala ', page: 2 })).toEqual({ region: 'Kerala', page: 2 })
  })

  it('takes a region that looks like a number for text', () => {
    expect(readTripFilter({ region: 123 })).toEqual({ region: '123', page: undefined })
  })

  it('overrides what cannot be meant', () => {
    for (const search of [{}, { region: '  ', page: 1 }, { region: ['a'], page: -2 }, { region: {}, page: 'x' }]) {
      expect(readTripFilter(search)).toStrictEqual(all)
    }
  })

  it('asks the API for nothing that it refuses', () => {
    expect(readTripFilter({ region: `a\u0000b${'x'.repeat(300)}`, page: 1e9 })).toEqual({
      region: `ab${'x'.repeat(198)}`,
      page: 40_000,
    })
  })
})

describe('how many trips match', () => {
  it('is the count of all pages, not of the one shown', () => {
    expect(matchingTrips({ counts, filter: { page: 1 }, cards: 5 })).toBe(7)
    expect(matchingTrips({ counts, filter: { region: 'Kerala' }, cards: 3 })).toBe(3)
  })

  it('is none in a region without trips', () => {
    expect(matchingTrips({ counts, filter: { region: 'Atlantis' }, cards: 0 })).toBe(0)
  })

  it('is told from the page where the regions failed, as far as that is certain', () => {
    expect(matchingTrips({ counts: undefined, filter: { page: 2 }, cards: 3 })).toBe(27)
    expect(matchingTrips({ counts: undefined, filter: all, cards: 24 })).toBeUndefined()
    expect(matchingTrips({ counts: undefined, filter: { region: 'Atlantis' }, cards: 0 })).toBe(0)
  })
})

describe('an empty category', () => {
  it('is empty whatever the filter says', () => {
    const none = { total: 0, regions: [] }
    expect(isCategoryEmpty({ counts: none, filter: { region: 'Kerala' }, cards: 0 })).toBe(true)
  })

  it('is not a filter that yields nothing', () => {
    expect(isCategoryEmpty({ counts, filter: { region: 'Atlantis' }, cards: 0 })).toBe(false)
    expect(isCategoryEmpty({ counts: undefined, filter: { region: 'Atlantis' }, cards: 0 })).toBe(false)
    expect(isCategoryEmpty({ counts: undefined, filter: all, cards: 0 })).toBe(true)
  })
})
