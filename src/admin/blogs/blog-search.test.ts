import { describe, expect, it } from 'vitest'
import { formSearch, listPartOf, readBlogSearch } from './blog-search.ts'

const id = '213611b0-fb75-4508-adcd-bcae3e54aa7a'

describe('readBlogSearch', () => {
  it('reads filters, order and page', () => {
    const search = { search: 'tea', status: 'draft', sort: 'title', direction: 'asc', page: 2 }
    expect(readBlogSearch(search)).toEqual(search)
  })

  it('drops invalid parameters', () => {
    const search = { status: 'lost', sort: 'body', direction: 'up', page: 0, edit: '1', new: 'no', other: 1 }
    expect(readBlogSearch(search)).toEqual({})
  })

  it('reads which form is open, preferring a stored blog over a new one', () => {
    expect(readBlogSearch({ edit: id })).toEqual({ edit: id })
    expect(readBlogSearch({ new: true })).toEqual({ new: true })
    expect(readBlogSearch({ new: 'true' })).toEqual({ new: true })
    expect(readBlogSearch({ edit: id, new: true })).toEqual({ edit: id })
  })
})

describe('opening a form and returning', () => {
  it('keeps the filters', () => {
    const form = formSearch({ status: 'draft', page: 3, action: 'new' }, { edit: id })
    expect(form).toEqual({ status: 'draft', page: 3, edit: id })
    expect(listPartOf(form)).toEqual({ status: 'draft', page: 3 })
  })
})
