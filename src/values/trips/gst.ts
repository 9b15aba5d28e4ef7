/** Where the rate goes in the line under a price. */
export const gstMark = '{gst}'

/** @returns the line under a price with its rate in percent. */
export function withGstRate(line: string, rate: number): string {
  return line.replaceAll(gstMark, String(rate))
}

/**
 * @param price in whole rupees, before tax.
 * @param rate of goods and services tax on tours, percent of the price.
 * @returns whole rupees.
 */
export function priceWithGst(price: number, rate: number): number {
  return Math.round((price * (100 + rate)) / 100)
}
