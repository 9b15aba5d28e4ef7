/** Goods and services tax on tours, percent of the price. */
export const gstRate = 5

/** @param price in whole rupees, before tax. @returns whole rupees. */
export function priceWithGst(price: number): number {
  return Math.round((price * (100 + gstRate)) / 100)
}
