import { expect, it } from 'vitest'
import { readPictureSearch } from './picture-search.ts'

it('reads the search parameters of the media library', () => {
  const known = { search: 'mist', bucket: 'hero-images', unused: true, sort: 'bytes', direction: 'asc', page: 2 }
  expect(readPictureSearch(known)).toEqual(known)
  expect(readPictureSearch({ unused: 'true', page: '3' })).toEqual({ unused: true, page: 3 })
  expect(readPictureSearch({ action: 'new' })).toEqual({ action: 'new' })
})

it('drops invalid parameters', () => {
  const unknown = { bucket: 'other', unused: 'no', sort: 'name', direction: 'up', page: 0, action: 'old', more: 1 }
  expect(readPictureSearch(unknown)).toEqual({})
})
