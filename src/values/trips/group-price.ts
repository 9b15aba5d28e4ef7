import { formatPeople } from '../format/counts.ts'

interface Prices {
  price: number
  /** By number of people, ascending. */
  group_prices: readonly { people: number; price: number }[]
  single_supplement: number | null
}

/**
 * @returns the price per person: that of the largest priced group which is not larger than the number of people; for one
 *   with the supplement for a single room.
 */
export function priceForPeople({ price, group_prices, single_supplement }: Prices, people: number): number {
  const found = group_prices.findLast((row) => row.people <= people)?.price ?? price
  return people === 1 ? found + (single_supplement ?? 0) : found
}

interface GroupSize {
  group_size_min: number | null
  group_size_max: number | null
}

/** @returns such as 'for 8 people at most'; null where the trip takes as many. */
export function sizeObstacle({ group_size_min: min, group_size_max: max }: GroupSize, people: number): string | null {
  if (max !== null && people > max) return `for ${formatPeople(max)} at most`
  return min !== null && people < min ? `for ${formatPeople(min)} at least` : null
}
