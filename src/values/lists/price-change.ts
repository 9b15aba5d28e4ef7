/** Whole rupees to which a changed price can be rounded. */
export const priceSteps = [1, 10, 100, 500, 1000] as const
export type PriceStep = (typeof priceSteps)[number]

export interface PriceChange {
  /** Above 0 dearer, below 0 cheaper. */
  percent: number
  step: PriceStep
}

/**
 * The price after a change by so many percent, rounded to the nearest multiple of the step, halves up. A price that would
 * be rounded to nothing is one step.
 */
export function changedPrice(price: number, { percent, step }: PriceChange): number {
  // In hundredths of a percent, so that no fraction of a binary number decides about a half.
  const raised = (price * Math.round(100 * (100 + percent))) / 10_000
  return Math.max(step, Math.round(raised / step) * step)
}
