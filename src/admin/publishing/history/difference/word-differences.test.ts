import { expect, it } from 'vitest'
import { onlyChanges, similarity, wordDifferences } from './word-differences.ts'

const differences = (before: string, after: string) =>
  wordDifferences(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'removed' ? '-' : '+'}[${text}]`))
    .join('')

it.each([
  ['Four core drives', 'Five core drives', '-[Four]+[Five] core drives'],
  ['A walk at dawn', 'A walk', 'A walk-[ at dawn]'],
  ['', 'New', '+[New]'],
  ['Old', '', '-[Old]'],
  ['Same', 'Same', 'Same'],
  ['', '', ''],
  ['Tea at Mandla.', 'Tea at Mandla, then a walk.', 'Tea at Mandla+[, then a walk].'],
])('of %o and %o are %o', (before, after, expected) => {
  expect(differences(before, after)).toBe(expected)
})

it('keep a rewritten phrase together', () => {
  expect(differences('the quick brown fox', 'the slow grey fox')).toBe('the -[quick brown]+[slow grey] fox')
})

it('compare words of other scripts as wholes, with their vowel signs', () => {
  expect(differences('लद्दाख की यात्रा', 'लद्दाख का सफ़र')).toBe('लद्दाख -[की यात्रा]+[का सफ़र]')
  expect(differences('மலை பயணம்', 'மலை பயணங்கள்')).toBe('மலை -[பயணம்]+[பயணங்கள்]')
})

it('hold both texts whole, whatever differs', () => {
  const texts = ['a b c d', 'x a c  d!', 'बारिश\n\nand rain', 'rain and बारिश', '👋🏽 hello']
  for (const before of texts) {
    for (const after of texts) {
      const parts = wordDifferences(before, after)
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('')
      expect(without('added')).toBe(before)
      expect(without('removed')).toBe(after)
    }
  }
})

it('show texts that have nothing in common as wholes', () => {
  const [before, after] = ['a', 'b'].map((letter) => Array.from({ length: 4000 }, (_, i) => `${letter}${i}`).join(' '))
  const parts = wordDifferences(before!, after!)
  expect(parts.map(({ kind, text }) => [kind, text.length])).toEqual([
    ['removed', before!.length],
    ['added', after!.length],
  ])
})

it('measure how similar two texts are', () => {
  expect(similarity('Four core drives', 'Four core drives')).toBe(1)
  expect(similarity('Four core drives', 'Five core drives')).toBeGreaterThan(0.6)
  expect(similarity('Flights', 'All meals')).toBe(0)
})

it('leave out long parts that are equal', () => {
  const long = Array.from({ length: 60 }, (_, index) => `word${index} `).join('')
  const parts = onlyChanges(wordDifferences(`${long}old ${long}`, `${long}new ${long}`))
  expect(parts.map(({ kind }) => kind)).toEqual(['skipped', 'same', 'removed', 'added', 'same', 'skipped'])
  expect(parts[1]!.text).toBe(Array.from({ length: 10 }, (_, index) => `word${50 + index} `).join(''))
  expect(parts[4]!.text).toBe(
    ` ${Array.from({ length: 10 }, (_, index) => `word${index} `).join('')}`.slice(0, parts[4]!.text.length),
  )
  const short = wordDifferences('one two old', 'one two new')
  expect(onlyChanges(short)).toEqual(short)
})
