import { describe, expect, it } from 'vitest'
import { blogFields } from '#contract/content/blog-fields.ts'
import { slugFollows, slugOfTitle } from './blog-slug.ts'

describe('slugOfTitle', () => {
  it('is the slug of specification 5', () => {
    expect(slugOfTitle('  Tea & Trains: a Monsoon --  Diary ')).toBe('tea-trains-a-monsoon-diary')
  })

  it('is empty for a title in Devanagari', () => {
    expect(slugOfTitle('हथेली')).toBe('')
  })

  it('stays within the limit without a hyphen at its end', () => {
    const title = `${'a'.repeat(blogFields.slug.limit - 1)} bcd`
    expect(slugOfTitle(title)).toBe('a'.repeat(blogFields.slug.limit - 1))
  })
})

describe('slugFollows', () => {
  const draft = { title: 'Slow trains', slug: 'slow-trains', published_at: null }

  it('is true for a new blog and for a draft with its original slug', () => {
    expect(slugFollows(null)).toBe(true)
    expect(slugFollows(draft)).toBe(true)
  })

  it('is false after the slug was edited by hand', () => {
    expect(slugFollows({ ...draft, slug: 'trains' })).toBe(false)
  })

  it('is false once the blog was published, even if it is a draft again', () => {
    expect(slugFollows({ ...draft, published_at: '2026-01-01T00:00:00.000Z' })).toBe(false)
  })
})
