import { expect, it } from 'vitest'
import { readTrashSearch } from './trash-search.ts'

it('keeps valid parameters', () => {
  const search = { search: 'majuli', page: 2, entity: 'blogs' }
  expect(readTrashSearch(search)).toEqual(search)
})

it('drops what the trash does not know', () => {
  expect(readTrashSearch({ entity: 'regions', page: 0, sort: 'label', edit: 'x', action: 'new' })).toEqual({})
})
