import { describe, expect, it } from 'vitest'
import type { SavedView } from '#contract/admin/lists/saved-views.ts'
import { readViewOptions, type ViewOptions } from './use-view-options.ts'
import { addressOf, isShown, viewSearchOf } from './views-query.ts'

const viewOptions: ViewOptions = { list: 'trips', density: 'compact', pageSize: 50, change: () => {} }
const search = {
  search: 'spiti',
  sort: 'price',
  direction: 'desc' as const,
  page: 3,
  edit: 'some-trip',
  featured: true,
}

describe('a saved view', () => {
  const kept = viewSearchOf(search, viewOptions)
  const view: SavedView = { id: '1', list: 'trips', name: 'Spiti', search: kept, is_default: false }

  it('has filters, order and view options, but neither page nor form', () => {
    expect(kept).toEqual({
      search: 'spiti',
      featured: 'true',
      sort: 'price',
      direction: 'desc',
      density: 'compact',
      page_size: '50',
    })
  })

  it('leads to an address without view options, which stay in the browser', () => {
    expect(addressOf(view)).toEqual({ search: 'spiti', featured: 'true', sort: 'price', direction: 'desc' })
  })

  it('is shown where nothing of it was changed', () => {
    expect(isShown(view, { ...search, page: 1 }, viewOptions)).toBe(true)
    expect(isShown(view, { search: 'spiti' }, viewOptions)).toBe(false)
    expect(isShown(view, search, { ...viewOptions, density: 'comfortable' })).toBe(false)
  })
})

describe('the view options of a list', () => {
  it('is as usual where what is stored is not known', () => {
    const stored = new URLSearchParams('density=tiny&page_size=7')
    expect(readViewOptions(stored)).toEqual({ density: 'comfortable', pageSize: 25 })
    expect(readViewOptions(new URLSearchParams('density=compact&page_size=100'))).toEqual({
      density: 'compact',
      pageSize: 100,
    })
  })
})
