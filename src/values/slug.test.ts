import { describe, expect, it } from 'vitest'
import { slugOf, slugPattern } from './slug.ts'

describe('slugOf', () => {
  it.each([
    ['Winter Birds of Nal Sarovar', 'winter-birds-of-nal-sarovar'],
    ['  The   Tiger\tHour  ', 'the-tiger-hour'],
    ['Chai: A Map of India!', 'chai-a-map-of-india'],
    ['What’s new? 50% off & more', 'whats-new-50-off-more'],
    ['already-a--slug', 'already-a-slug'],
    ['--- edges ---', 'edges'],
    ['Café in Pondichéry', 'caf-in-pondichry'],
    ['2026', '2026'],
  ])('%j becomes %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
    expect(slug).toMatch(slugPattern)
  })

  it.each(['भारत की यात्रा', '', '   ', '!!!', '—'])('leaves nothing of %j', (title) => {
    expect(slugOf(title)).toBe('')
  })

  it('does not change a slug', () => {
    const once = slugOf('Sleeping Under Ladakh, again & again')
    expect(slugOf(once)).toBe(once)
  })
})

it.each(['-a', 'a-', 'a--b', 'A', 'a b', 'a/b', 'ä', ''])('%j is not a slug', (text) => {
  expect(text).not.toMatch(slugPattern)
})
