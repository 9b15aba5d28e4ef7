import { describe, expect, it } from 'vitest'
import { excerpt, excerptLength, plainText, storyStart } from './excerpt.ts'

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

  it('separates the cells of a table', () => {
    expect(
      plainText('<table><tbody><tr><th>Season</th><td>Winter</td></tr><tr><td>May</td></tr></tbody></table>'),
    ).toBe('Season Winter May')
  })

  it('is empty for an empty body', () => {
    expect(plainText('<p></p><p><br></p>')).toBe('')
  })
})

describe('storyStart', () => {
  const table = '<table><tbody><tr><td><p>Winter</p></td></tr></tbody></table>'

  it('is the beginning of the text without its tables', () => {
    expect(storyStart(`<p>Fares:</p>${table}<p>They rise.</p>${table}`, 100)).toBe('Fares: They rise.')
    expect(storyStart('<p>🐅🐅🐅</p>', 2)).toBe('🐅🐅')
  })

  it('is the text of the tables if there is nothing else', () => {
    expect(storyStart(table, 100)).toBe('Winter')
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

  it('cuts at the end of a word within the last 10 characters, otherwise within the word', () => {
    const near = `${'x'.repeat(length - 9)} ${'y'.repeat(20)}`
    expect(excerpt(near, length)).toBe(`${'x'.repeat(length - 9)}…`)
    const far = `${'x'.repeat(length - 10)} ${'y'.repeat(20)}`
    expect(excerpt(far, length)).toBe(`${'x'.repeat(length - 10)} ${'y'.repeat(9)}…`)
  })

  it('cuts Hindi at a word, and never between a letter and its vowel sign', () => {
    const hindi = 'हथेली '.repeat(60)
    const cut = excerpt(hindi, length)
    expect(cut).toMatch(/^(?:हथेली )+हथेली…$/u)
    expect([...cut].length).toBeLessThanOrEqual(length + 1)
    // One word of syllables of two code points each: the limit is in the middle of one.
    expect(excerpt(`क${'खी'.repeat(200)}`, length)).toBe(`क${'खी'.repeat(length / 2 - 1)}…`)
    // Conjuncts of three.
    expect(excerpt(`क${'क्ष'.repeat(200)}`, length)).toBe(`क${'क्ष'.repeat(length / 3 - 1)}…`)
  })

  it('never splits an emoji of several parts', () => {
    expect(excerpt(`x${'🇮🇳'.repeat(200)}`, length)).toBe(`x${'🇮🇳'.repeat(length / 2 - 1)}…`)
    expect(excerpt(`x${'👋🏽'.repeat(200)}`, length)).toBe(`x${'👋🏽'.repeat(length / 2 - 1)}…`)
    const family = '👨‍👩‍👧'
    const cut = excerpt(family.repeat(100), length)
    expect(cut).toBe(`${family.repeat(length / 5)}…`)
    expect(excerpt(`x${family.repeat(100)}`, length)).toBe(`x${family.repeat(length / 5 - 1)}…`)
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
