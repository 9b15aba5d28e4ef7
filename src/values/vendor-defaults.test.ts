import { expect, it } from 'vitest'
import { displayRating, displayTripCount } from './vendor-defaults.ts'

it.each([
  [null, '4.5'],
  [undefined, '4.5'],
  [0, '0.0'],
  [1, '1.0'],
  [4.7, '4.7'],
  [5, '5.0'],
])('a rating of %s shows %s', (rating, shown) => {
  expect(displayRating(rating)).toBe(shown)
})

it.each([
  [null, 0],
  [undefined, 0],
  [0, 0],
  [340, 340],
])('a trip count of %s shows %i', (count, shown) => {
  expect(displayTripCount(count)).toBe(shown)
})
