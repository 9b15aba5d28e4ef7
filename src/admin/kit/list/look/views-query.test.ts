import { describe, expect, it } from 'vitest'
import type { SavedView } from '#contract/admin/lists/saved-views.ts'
import { readLook, type Look } from './use-look.ts'
import { addressOf, isShown, viewSearchOf } from './views-query.ts'

const look: Look = { list: 'trips', density: 'compact', pageSize: 50, change: () => {} }
const search = {
  search: 'spiti',
  sort: 'price',
  direction: 'desc' as const,
  page: 3,
  edit: 'some-trip',
  featured: true,
}

describe('a saved view', () => {
  const kept = viewSearchOf(search, look)
  const view: SavedView = { id: '1', list: 'trips', name: 'Spiti', search: kept, is_default: false }

  it('has filters, order and look, but neither page nor form', () => {
    expect(kept).toEqual({
      search: 'spiti',
      featured: 'true',
      sort: 'price',
      direction: 'desc',
      density: 'compact',
      page_size: '50',
    })
  })

  it('leads to an address without the look, which stays in the browser', () => {
    expect(addressOf(view)).toEqual({ search: 'spiti', featured: 'true', sort: 'price', direction: 'desc' })
  })

  it('is shown where nothing of it was changed', () => {
    expect(isShown(view, { ...search, page: 1 }, look)).toBe(true)
    expect(isShown(view, { search: 'spiti' }, look)).toBe(false)
    expect(isShown(view, search, { ...look, density: 'comfortable' })).toBe(false)
  })
})

describe('the look of a list', () => {
  it('is as usual where what is stored is not known', () => {
    const stored = new URLSearchParams('density=tiny&page_size=7')
    expect(readLook(stored)).toEqual({ density: 'comfortable', pageSize: 25 })
    expect(readLook(new URLSearchParams('density=compact&page_size=100'))).toEqual({
      density: 'compact',
      pageSize: 100,
    })
  })
})
