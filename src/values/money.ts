const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** @returns an amount of rupees in Indian grouping without decimals, such as ₹1,25,000. */
export function formatRupees(amount: number): string {
  return rupees.format(amount)
}
