import { describe, expect, it } from 'vitest'
import { blogLimits } from '#contract/blogs.ts'
import { adminMessages } from '#contract/messages.ts'
import { withTag } from './blog-tags.ts'

describe('withTag', () => {
  it('adds a trimmed tag at the end', () => {
    expect(withTag(['Tea'], '  Slow travel ')).toEqual({ tags: ['Tea', 'Slow travel'] })
  })

  it('refuses one that differs in case only', () => {
    expect(withTag(['Tea'], 'tEA')).toEqual({ refusal: adminMessages.blogs.tagRepeated })
  })

  it('refuses one more than the limit', () => {
    const full = Array.from({ length: blogLimits.tags }, (_, index) => `tag ${index}`)
    expect(withTag(full, 'another')).toEqual({ refusal: `At most ${blogLimits.tags} tags can be added` })
  })
})
