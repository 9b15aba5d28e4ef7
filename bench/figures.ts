/** Percentiles of some times in milliseconds. */
export interface Spread {
  p50: number
  p95: number
  max: number
}

/** @param times milliseconds, in any order, at least one. */
export function spreadOf(times: number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!
  return { p50: at(0.5), p95: at(0.95), max: sorted.at(-1)! }
}

/** @returns the middle one of some numbers, at least one. */
export function median(numbers: number[]): number {
  return spreadOf(numbers).p50
}

/** A number for people: `12,345` or `1.2`. */
export function round(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: number < 100 ? 1 : 0 })
}

/** A Markdown table. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
