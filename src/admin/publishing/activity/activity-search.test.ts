import { expect, it } from 'vitest'
import { readActivitySearch } from './activity-search.ts'

it('keeps valid filters', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' }
  const search = { search: 'langur', entity: 'trips', item_id: 'x', kind: 'delete', pinned: true, ...days, before: 12 }
  expect(readActivitySearch(search)).toEqual(search)
})

it('drops invalid filters', () => {
  const search = {
    entity: 'users',
    item_id: 'x',
    kind: 'drop',
    from: '1 November',
    to: '2026-13-45',
    page: 2,
    pinned: 'no',
    before: -1,
    after: 1.5,
    sort: 'at',
  }
  expect(readActivitySearch(search)).toEqual({})
})
