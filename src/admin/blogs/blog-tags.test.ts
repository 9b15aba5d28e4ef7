import { describe, expect, it } from 'vitest'
import { blogFields } from '#contract/content/blog-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { withTags } from './blog-tags.ts'

const accepted = { rest: '', refusal: null }

describe('withTags', () => {
  it('adds a trimmed tag at the end', () => {
    expect(withTags(['Tea'], '  Slow travel ')).toEqual({ ...accepted, tags: ['Tea', 'Slow travel'] })
  })

  it('adds every tag of a list with commas', () => {
    expect(withTags([], 'Tea, Slow travel,, hills ,')).toEqual({ ...accepted, tags: ['Tea', 'Slow travel', 'hills'] })
  })

  it('refuses one that differs in case only, and adds the others', () => {
    const refusal = adminMessages.blogs.tagRepeated
    expect(withTags(['Tea'], 'tEA')).toEqual({ tags: ['Tea'], rest: 'tEA', refusal })
    expect(withTags(['Tea'], 'tEA, Rain')).toEqual({ tags: ['Tea', 'Rain'], rest: 'tEA', refusal })
    expect(withTags([], 'Rain, rain')).toEqual({ tags: ['Rain'], rest: 'rain', refusal })
  })

  it('refuses one that is too long', () => {
    const long = 'x'.repeat(blogFields.tags.limit + 1)
    expect(withTags([], `${long}, Tea`)).toEqual({
      tags: ['Tea'],
      rest: long,
      refusal: `A tag has at most ${blogFields.tags.limit} characters`,
    })
  })

  it('refuses more than the limit', () => {
    const full = Array.from({ length: blogFields.tags.max }, (_, index) => `tag ${index}`)
    const refusal = `At most ${blogFields.tags.max} tags can be added`
    expect(withTags(full, 'another, one more')).toEqual({ tags: full, rest: 'another, one more', refusal })
  })
})
