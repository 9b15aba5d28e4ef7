import { formatCount } from './counts.ts'

/** @returns such as '₹1,25,000': Indian grouping without decimals. */
export function formatRupees(amount: number): string {
  return `₹${formatCount(amount)}`
}
