import { expect, it } from 'vitest'
import { tripShareCard } from './share-card.ts'

const trip = {
  id: '1',
  title: 'Kanha',
  category: 'Wildlife Escapes' as const,
  region: ' Madhya Pradesh ',
  price: 58_500,
  duration: 5,
  best_months: [],
  featured_picture: null,
}

it.each([
  ['its price, where no group pays less', [], '₹58,500'],
  ['its price, where small groups pay more', [{ people: 1, price: 70_000 }], '₹58,500'],
  [
    'from the least price, where a group pays less',
    [
      { people: 2, price: 58_500 },
      { people: 6, price: 47_500 },
    ],
    'from ₹47,500',
  ],
])('the card of a trip says %s', (_, group_prices, price) => {
  expect(tripShareCard({ ...trip, group_prices }, 'Hatheli').facts).toEqual([price, '5 days', 'Madhya Pradesh'])
})
