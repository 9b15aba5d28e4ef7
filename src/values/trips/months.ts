/** Months are numbers from 1 (January) to 12. */
export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const monthStates = ['best', 'open', 'closed'] as const
export type MonthState = (typeof monthStates)[number]

export interface Seasons {
  best_months: readonly number[]
  closed_months: readonly number[]
}

export function monthName(month: number): string {
  return monthNames[month - 1]!
}

/** @returns such as 'Oct'. */
export function shortMonthName(month: number): string {
  return monthName(month).slice(0, 3)
}

/** A month that is in neither list is open. */
export function monthState({ best_months, closed_months }: Seasons, month: number): MonthState {
  if (best_months.includes(month)) return 'best'
  return closed_months.includes(month) ? 'closed' : 'open'
}

/** @returns such as 'Oct–Mar', 'Apr, Oct–Nov', 'all year'; empty for no months. */
export function formatMonths(chosen: readonly number[]): string {
  if (chosen.length === 0) return ''
  const starts = months.filter((month) => chosen.includes(month) && !chosen.includes(before(month)))
  if (starts.length === 0) return 'all year'
  return starts.map((start) => formatSpan(start, endOf(start, chosen))).join(', ')
}

function formatSpan(start: number, end: number): string {
  return start === end ? shortMonthName(start) : `${shortMonthName(start)}–${shortMonthName(end)}`
}

function endOf(start: number, chosen: readonly number[]): number {
  let end = start
  while (chosen.includes(after(end))) end = after(end)
  return end
}

function before(month: number): number {
  return month === 1 ? 12 : month - 1
}

function after(month: number): number {
  return month === 12 ? 1 : month + 1
}
