/**
 * @param price in whole rupees, before tax.
 * @param rate of goods and services tax on tours, percent of the price.
 * @returns whole rupees.
 */
export function priceWithGst(price: number, rate: number): number {
  return Math.round((price * (100 + rate)) / 100)
}
