import { describe, expect, it } from 'vitest'
import { plainToHtml } from './plain-to-html.ts'

describe('plain text as rich text', () => {
  it('has paragraphs and line breaks, and what looked like a tag is text', () => {
    expect(plainToHtml('Under 12 < half\n& free\n\nSecond')).toBe(
      '<p>Under 12 &lt; half<br>&amp; free</p><p>Second</p>',
    )
  })

  it('leaves rich text and nothing as they are', () => {
    for (const text of ['<p>Yes.</p>', '<ul><li><p>One</p></li></ul>', '']) expect(plainToHtml(text)).toBe(text)
  })
})
