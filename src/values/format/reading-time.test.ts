import { expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const body = (words: number) => `<p>${Array.from({ length: words }, (_, index) => `w${index}`).join(' ')}</p>`

it.each([
  [0, 1],
  [1, 1],
  [199, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(body(words))).toBe(minutes)
})

it('counts words, not tags and attributes', () => {
  expect(readingMinutes('<p><img src="/a.jpg" alt="a b c"></p>'.repeat(200))).toBe(1)
})

it('separates words of neighbouring blocks', () => {
  expect(readingMinutes('<p>word</p>'.repeat(201))).toBe(2)
})
