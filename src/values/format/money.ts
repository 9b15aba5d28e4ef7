import { formatCount } from './counts.ts'

/** @returns an amount of rupees in Indian grouping without decimals, such as ₹1,25,000. */
export function formatRupees(amount: number): string {
  return `₹${formatCount(amount)}`
}
