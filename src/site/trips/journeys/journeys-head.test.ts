import { describe, expect, it } from 'vitest'
import { journeysHead } from './journeys-head.ts'
import { readJourneysFilter } from './journeys-filter.ts'

function headOf(search: Record<string, unknown>, total = 3) {
  const filter = readJourneysFilter(search)
  const { meta, links } = journeysHead({
    site: undefined,
    filter,
    region: undefined,
    facets: { total, facets: [], loosened: [] },
    trips: [],
  })
  return {
    canonical: links[0]!.href,
    isListed: !meta.some((each) => 'name' in each && each.name === 'robots'),
  }
}

describe('what search engines list of all journeys', () => {
  it.each([
    [{}, '/journeys', true],
    [{ page: 2 }, '/journeys?page=2', true],
    [{ sort: 'price-up' }, '/journeys', true],
    [{ region: 'Tamil Nadu' }, '/journeys?region=Tamil%20Nadu', true],
    [{ month: 11 }, '/journeys', false],
    [{ region: 'Kerala', length: 'short' }, '/journeys?region=Kerala', false],
    [{ category: 'wildlife' }, '/journeys', false],
    [{ month: 13, pace: 'slow', price: 'x', sort: 'y', category: 'z', page: -1 }, '/journeys', true],
  ])('%j', (search, canonical, isListed) => {
    expect(headOf(search)).toEqual({ canonical, isListed })
  })

  it('leaves out a region with a single trip', () => {
    expect(headOf({ region: 'Kerala' }, 1).isListed).toBe(false)
  })
})
