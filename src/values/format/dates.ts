const months = [
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
]

/** India has one zone and no summer time: five and a half hours ahead, milliseconds. */
const aheadInIndia = 5.5 * 60 * 60 * 1000

/** The same moment with the clock of India where UTC's is read; why there is no `Intl` stands in `counts.ts`. */
function inIndia(iso: string): Date {
  return new Date(Date.parse(iso) + aheadInIndia)
}

/** @returns the day of an ISO time stamp as it reads in India, such as '3 March 2026'; the same on server and client. */
export function formatDay(iso: string): string {
  const moment = inIndia(iso)
  return `${moment.getUTCDate()} ${months[moment.getUTCMonth()]} ${moment.getUTCFullYear()}`
}

/** @returns the same with a short month, for tables: '3 Mar 2026'. */
export function formatShortDay(iso: string): string {
  const moment = inIndia(iso)
  return `${moment.getUTCDate()} ${shortMonth(months[moment.getUTCMonth()]!)} ${moment.getUTCFullYear()}`
}

/** September has four letters, as is usual in India. */
function shortMonth(month: string): string {
  return month === 'September' ? 'Sept' : month.slice(0, 3)
}

/** @returns the day of an ISO time stamp in India as `YYYY-MM-DD`, for `datetime` attributes. */
export function dayInIndia(iso: string): string {
  return inIndia(iso).toISOString().slice(0, 10)
}
