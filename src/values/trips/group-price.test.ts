import { expect, it } from 'vitest'
import { priceForPeople, sizeObstacle } from './group-price.ts'

it('the price per person is that of the largest group which is not larger, for one with a room of their own', () => {
  const trip = {
    price: 48_500,
    single_supplement: 9_000,
    group_prices: [
      { people: 2, price: 42_500 },
      { people: 4, price: 37_000 },
    ],
  }
  expect([1, 2, 3, 4, 9].map((people) => priceForPeople(trip, people))).toEqual([
    57_500, 42_500, 42_500, 37_000, 37_000,
  ])
})

it('a trip says which groups it does not take', () => {
  const sizes = { group_size_min: 2, group_size_max: 8 }
  expect([1, 2, 8, 9].map((people) => sizeObstacle(sizes, people))).toEqual([
    'for 2 people at least',
    null,
    null,
    'for 8 people at most',
  ])
  expect(sizeObstacle({ group_size_min: null, group_size_max: null }, 30)).toBeNull()
})
