import { expect, it } from 'vitest'
import { groupedNumber, isProblem, isWholeNumber, steppedNumber, typedNumber } from './typed-number.ts'

it.each([
  ['125000', 125_000],
  ['1,25,000', 125_000],
  ['₹ 48 500', 48_500],
  ['-5', -5],
  ['1250.75', 1250.75],
])('%s is %d', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

it.each(['1e9', '12abc', '', '.', '-', '1.2.3', '99999999999999999999'])('%s is not a number', (text) => {
  expect(typedNumber(text)).toBeNull()
})

it('groups digits and drops none', () => {
  expect(groupedNumber(125_000)).toBe('1,25,000')
  expect(groupedNumber(1250.75)).toBe('1,250.75')
  expect(['48500', '4,8500', '0485', '48.5', 'x'].filter(isWholeNumber)).toEqual(['48500', '4,8500'])
})

it('steps within its range, from any number', () => {
  const rating = { min: 1, max: 5, step: 0.1 }
  expect(steppedNumber(4.6, 1, rating)).toBe(4.7)
  expect(steppedNumber(5, 1, rating)).toBe(5)
  expect(steppedNumber(1, -1, rating)).toBe(1)
  expect(steppedNumber('', 1, rating)).toBe(1)
  expect(steppedNumber('x', -1, rating)).toBe(5)
  expect(steppedNumber(0, -1, { min: 0, max: 200, step: 1 })).toBe(0)
})

it('reports what is not a number, out of range or between two steps', () => {
  const rating = { min: 1, max: 5, step: 0.1 }
  expect(['', ' ', 1, 4.7, 5].filter((value) => isProblem(value, rating))).toEqual([])
  expect(['x', 0, 5.1, 4.65].filter((value) => !isProblem(value, rating))).toEqual([])
})
