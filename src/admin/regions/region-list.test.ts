import { expect, it } from 'vitest'
import type { RegionUse } from '#contract/admin/regions/regions.ts'
import { pageOfRegions, wordsOfUse } from './region-list.ts'

const region = (name: string, trips = 0, vendors = 0, drafts = 0): RegionUse => ({
  id: name,
  name,
  map_id: null,
  words: null,
  trips,
  published_trips: 0,
  vendors,
  drafts,
})

const namesOf = (search: Parameters<typeof pageOfRegions>[1]) =>
  pageOfRegions([region('Kerala', 4), region('Goa', 9), region('kumaon Hills', 1)], search).items.map(
    ({ name }) => name,
  )

it('finds regions by words in any order, and sorts them', () => {
  expect(namesOf({})).toEqual(['Goa', 'Kerala', 'kumaon Hills'])
  expect(namesOf({ search: 'hills KUM' })).toEqual(['kumaon Hills'])
  expect(namesOf({ search: 'hills goa' })).toEqual([])
  expect(namesOf({ sort: 'trips', direction: 'desc' })).toEqual(['Goa', 'Kerala', 'kumaon Hills'])
  expect(namesOf({ sort: 'trips', direction: 'asc' })).toEqual(['kumaon Hills', 'Kerala', 'Goa'])
  expect(namesOf({ sort: 'unknown' })).toEqual(namesOf({}))
})

it('shows them page by page', () => {
  const regions = Array.from({ length: 60 }, (_, index) => region(`Region ${String(index).padStart(2, '0')}`))
  expect(pageOfRegions(regions, { page: 3 })).toMatchObject({ total: 60, items: { length: 10 } })
  expect(pageOfRegions(regions, { page: 3 }).items[0]!.name).toBe('Region 50')
})

it('lists what uses a region', () => {
  expect(wordsOfUse(region('Goa'))).toBeNull()
  expect(wordsOfUse(region('Goa', 1))).toBe('1 trip')
  expect(wordsOfUse(region('Goa', 4, 2, 1))).toBe('4 trips, 1 draft and 2 vendors')
})
