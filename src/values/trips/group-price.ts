interface Prices {
  price: number
  /** By number of people, ascending. */
  group_prices: readonly { people: number; price: number }[]
}

/** @returns the price per person: that of the largest priced group which is not larger than the number of people. */
export function priceForPeople({ price, group_prices }: Prices, people: number): number {
  return group_prices.findLast((row) => row.people <= people)?.price ?? price
}
