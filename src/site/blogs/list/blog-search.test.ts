import { describe, expect, it } from 'vitest'
import { blogListSearch } from './blog-search.ts'

describe('blogListSearch', () => {
  it('reads a tag and a later page', () => {
    expect(blogListSearch({ tag: 'Slow Travel', page: 3 })).toEqual({ tag: 'Slow Travel', page: 3 })
  })

  it('omits the first page, so that it has a single URL', () => {
    expect(blogListSearch({ page: 1 })).toEqual({ tag: undefined, page: undefined })
  })

  it.each([0, -2, 1.5, 'two', '', null, undefined, [2, 3], 1e12])('ignores the page %j', (page) => {
    expect(blogListSearch({ page })).toEqual({})
  })

  it.each(['', '  ', '\u0000', null, undefined, {}, ['Food']])('ignores the tag %j', (tag) => {
    expect(blogListSearch({ tag })).toEqual({})
  })

  it('reads a tag that looks like a number as text', () => {
    expect(blogListSearch({ tag: 2026 })).toEqual({ tag: '2026' })
  })

  it('truncates a tag to the maximum length', () => {
    expect(blogListSearch({ tag: 'x'.repeat(500) }).tag).toHaveLength(40)
  })
})
