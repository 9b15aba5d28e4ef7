import { expect, it } from 'vitest'
import { monthsIn, numberIn } from './prose.ts'

it.each([
  ['October to March is driest.', [1, 2, 3, 10, 11, 12], []],
  ['We travel between October and April.', [1, 2, 3, 4, 10, 11, 12], []],
  ['In July and August the river is high.', [7, 8], []],
  ['October, November and February to April', [2, 3, 4, 10, 11], []],
  ['From late July into September', [8, 9], [7]],
  ['between mid-July and mid-August', [], [7, 8]],
  ['shut from July through September', [7, 8, 9], []],
  ['open from October to the end of June', [1, 2, 3, 4, 5, 6, 10, 11, 12], []],
  ['No months.', [], []],
])('months of %j', (sentence, whole, partly) => {
  expect(monthsIn(sentence)).toEqual({ whole, partly })
})

it.each([
  ['a dozen', 12],
  ['Six', 6],
  ['4,270', 4270],
])('%s is %i', (text, number) => {
  expect(numberIn(text)).toBe(number)
})
