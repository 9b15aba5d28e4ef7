import type { PriceBand, TripLength } from './facet-values.ts'

/** Both ends belong to a band. */
interface Band<Value> {
  value: Value
  label: string
  least: number
  most: number
}

/** Days. */
export const tripLengths: readonly Band<TripLength>[] = [
  { value: 'short', label: 'Up to 4 days', least: 1, most: 4 },
  { value: 'week', label: '5 to 7 days', least: 5, most: 7 },
  { value: 'long', label: '8 days or more', least: 8, most: Infinity },
]

/** Rupees per person; a band reaches to just below the next one. */
export const priceBands: readonly Band<PriceBand>[] = [
  { value: 'under-40000', label: 'Under ₹40,000', least: 0, most: 39_999.99 },
  { value: '40000-60000', label: '₹40,000–60,000', least: 40_000, most: 59_999.99 },
  { value: '60000-120000', label: '₹60,000–1,20,000', least: 60_000, most: 119_999.99 },
  { value: 'from-120000', label: '₹1,20,000 and more', least: 120_000, most: Infinity },
]
