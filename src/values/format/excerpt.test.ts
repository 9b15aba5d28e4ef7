import { describe, expect, it } from 'vitest'
import { excerpt, excerptLength, plainText } from './excerpt.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

it('has the lengths of the specification', () => {
  expect(excerptLength).toEqual({ home: 120, list: 150 })
})

describe('plainText', () => {
  it('drops tags and separates the texts of neighbouring blocks', () => {
    expect(plainText('<h2>Who</h2><p>One <strong>bold</strong> word.</p><ul><li>a</li><li>b</li></ul>')).toBe(
      'Who One bold word. a b',
    )
  })

  it('collapses line breaks, pictures and white space to a single space or nothing', () => {
    expect(plainText('<p>one<br>two<br/>three</p>\n\n  <p><img src="/x.jpg" alt="no">four</p>')).toBe(
      'one two three four',
    )
  })

  it.each([
    ['Fish &amp; chips', 'Fish & chips'],
    ['1 &lt; 2 &gt; 1', '1 < 2 > 1'],
    ['&quot;a&quot; &apos;b&apos;', `"a" 'b'`],
    ['a&nbsp;b', 'a b'],
    ['&#8377;500 &#x20B9;500', '₹500 ₹500'],
    ['&unknown; &#0; &#x110000;', '&unknown;'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ])('decodes %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  it('is empty for an empty body', () => {
    expect(plainText('<p></p><p><br></p>')).toBe('')
  })
})

describe.each(Object.values(excerptLength))('an excerpt of %i characters', (length) => {
  it('returns a text that fits unchanged, without an ellipsis', () => {
    const text = 'x'.repeat(length)
    expect(excerpt(text, length)).toBe(text)
  })

  it('cuts a text that is one character longer, with an ellipsis', () => {
    expect(excerpt('x'.repeat(length + 1), length)).toBe(`${'x'.repeat(length)}…`)
  })

  it('cuts at a word and never exceeds its length', () => {
    const cut = excerpt(words(100), length)
    expect(cut).toMatch(/^(?:word )+word…$/)
    expect(cut.length).toBeLessThanOrEqual(length + 1)
    expect(cut.length).toBeGreaterThan(length - 6)
  })

  it('counts an emoji once and never splits it', () => {
    const fits = '🐅'.repeat(length)
    expect(excerpt(fits, length)).toBe(fits)
    expect(excerpt(`${fits}🐅`, length)).toBe(`${fits}…`)
  })
})

describe('excerpt', () => {
  it('replaces a comma or dash at the cut with the ellipsis', () => {
    expect(excerpt('One two, three', 8)).toBe('One two…')
    expect(excerpt('One two – three four', 10)).toBe('One two…')
  })

  it('keeps a word that ends exactly at the limit', () => {
    expect(excerpt('One two three', 7)).toBe('One two…')
  })

  it('takes plain text, in which < is not markup', () => {
    expect(excerpt('1 < 2 and 3 > 2, &amp;', 50)).toBe('1 < 2 and 3 > 2, &amp;')
  })

  it('joins paragraphs into one line', () => {
    expect(excerpt('One.\n\n Two. ', 50)).toBe('One. Two.')
  })
})
