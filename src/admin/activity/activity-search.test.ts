import { expect, it } from 'vitest'
import { readActivitySearch } from './activity-search.ts'

it('keeps valid filters', () => {
  const search = { noun: 'trips', noun_id: 'x', kind: 'delete', from: '2026-11-01', to: '2026-11-30', page: 2 }
  expect(readActivitySearch(search)).toEqual(search)
})

it('drops what is no filter', () => {
  const search = {
    noun: 'users',
    noun_id: 'x',
    kind: 'drop',
    from: '1 November',
    to: '2026-13-45',
    page: 0,
    sort: 'at',
  }
  expect(readActivitySearch(search)).toEqual({})
})
