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

/** Milliseconds; India has one time zone and no daylight saving time. */
const indiaOffset = 5.5 * 60 * 60 * 1000

/** Shifts the date so that its UTC fields read as Indian time. Why not `Intl`: see `counts.ts`. */
function toIndiaTime(iso: string): Date {
  return new Date(Date.parse(iso) + indiaOffset)
}

/** @returns the day in India of an ISO timestamp, such as '3 March 2026'; the same on server and client. */
export function formatDay(iso: string): string {
  const moment = toIndiaTime(iso)
  return `${moment.getUTCDate()} ${months[moment.getUTCMonth()]} ${moment.getUTCFullYear()}`
}

/** @returns the day in India with a short month, for tables: '3 Mar 2026'. */
export function formatShortDay(iso: string): string {
  const moment = toIndiaTime(iso)
  return `${moment.getUTCDate()} ${shortMonth(months[moment.getUTCMonth()]!)} ${moment.getUTCFullYear()}`
}

/** 'Sept' is the usual short form in India. */
function shortMonth(month: string): string {
  return month === 'September' ? 'Sept' : month.slice(0, 3)
}

/** @returns the day in India of an ISO timestamp as `YYYY-MM-DD`, for `datetime` attributes. */
export function dayInIndia(iso: string): string {
  return toIndiaTime(iso).toISOString().slice(0, 10)
}
