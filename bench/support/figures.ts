/** Percentiles of durations, in milliseconds. */
export interface Spread {
  p50: number
  p95: number
  max: number
}

/** @param times milliseconds, in any order, at least one. */
export function spreadOf(times: number[]): Spread {
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), max: Math.max(...times) }
}

/** @param numbers in any order, at least one. @param share 0 to 1. */
export function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!
}

/** @param numbers in any order, at least one. */
export function median(numbers: number[]): number {
  return spreadOf(numbers).p50
}

/** Formats as `12,345` or `1.2`. */
export function round(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: number < 100 ? 1 : 0 })
}

/** A Markdown table. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
