import { expect, it } from 'vitest'
import { priceForPeople } from './group-price.ts'

it('the price per person is that of the largest group which is not larger', () => {
  const trip = {
    price: 48_500,
    group_prices: [
      { people: 2, price: 42_500 },
      { people: 4, price: 37_000 },
    ],
  }
  expect([1, 2, 3, 4, 9].map((people) => priceForPeople(trip, people))).toEqual([
    48_500, 42_500, 42_500, 37_000, 37_000,
  ])
})
