/** A line of a price: whole rupees, negative for a discount. */
export interface PriceLine {
  /** The option it belongs to, from 1; null for all of them. */
  option: number | null
  amount: number
  /** How often; null is once. */
  count: number | null
}

export interface Total {
  /** Before tax. */
  sum: number
  gst: number
  total: number
}

/** What the price of an option is made of. */
export interface Priced<Line extends PriceLine> {
  options: readonly { name: string; note: string | null }[]
  lines: readonly Line[]
  gst_rate: number | null
}

export function lineTotal({ amount, count }: Pick<PriceLine, 'amount' | 'count'>): number {
  return amount * (count ?? 1)
}

/** @param option from 1. @returns the lines that count towards an option. */
export function linesOfOption<Line extends PriceLine>(lines: readonly Line[], option: number): Line[] {
  return lines.filter((line) => line.option === null || line.option === option)
}

/**
 * The price of an option in whole rupees. Only the tax is rounded: once, on the sum, to the nearest rupee, half up.
 * Discounts never lead below zero.
 * @param rate of goods and services tax, percent, with at most two decimals.
 */
export function totalOf(lines: readonly PriceLine[], option: number, rate: number): Total {
  const sum = Math.max(
    linesOfOption(lines, option).reduce((total, line) => total + lineTotal(line), 0),
    0,
  )
  // In hundredths of a percent, so that no binary fraction decides a half.
  const gst = Math.floor((sum * Math.round(rate * 100) + 5000) / 10_000)
  return { sum, gst, total: sum + gst }
}

/** @returns the options with their lines and totals; without options, the only way, which has no name. */
export function pricedOptions<Line extends PriceLine>({ options, lines, gst_rate }: Priced<Line>) {
  const named = options.length > 0 ? options : [{ name: '', note: null }]
  return named.map(({ name, note }, index) => ({
    name,
    note,
    lines: linesOfOption(lines, index + 1),
    ...totalOf(lines, index + 1, gst_rate ?? 0),
  }))
}
