import { monthNames } from '../trips/months.ts'

/** Milliseconds; India has one time zone and no daylight saving time. */
const indiaOffset = 5.5 * 60 * 60 * 1000

/** Shifts the date so that its UTC fields read as Indian time. Why not `Intl`: see `counts.ts`. */
function toIndiaTime(iso: string): Date {
  return new Date(Date.parse(iso) + indiaOffset)
}

/** @returns the day in India of an ISO timestamp, such as '3 March 2026'; the same on server and client. */
export function formatDay(iso: string): string {
  const moment = toIndiaTime(iso)
  return `${moment.getUTCDate()} ${monthNames[moment.getUTCMonth()]} ${moment.getUTCFullYear()}`
}

/** @param date ISO date or timestamp. @returns its month in India, such as 'March 2026'. */
export function formatMonth(date: string): string {
  const moment = toIndiaTime(date)
  return `${monthNames[moment.getUTCMonth()]} ${moment.getUTCFullYear()}`
}

/** @returns the day in India with a short month, for tables: '3 Mar 2026'. */
export function formatShortDay(iso: string): string {
  const moment = toIndiaTime(iso)
  return `${moment.getUTCDate()} ${shortMonth(monthNames[moment.getUTCMonth()]!)} ${moment.getUTCFullYear()}`
}

/** 'Sept' is the usual short form in India. */
function shortMonth(month: string): string {
  return month === 'September' ? 'Sept' : month.slice(0, 3)
}

/** @returns the day in India of an ISO timestamp as `YYYY-MM-DD`, for `datetime` attributes. */
export function dayInIndia(iso: string): string {
  return toIndiaTime(iso).toISOString().slice(0, 10)
}

/** @returns the time of day in India of an ISO timestamp: '09:41'. */
export function formatTime(iso: string): string {
  return toIndiaTime(iso).toISOString().slice(11, 16)
}

/** Whether an ISO timestamp is today in India. */
export function isToday(iso: string): boolean {
  return dayInIndia(iso) === dayInIndia(new Date().toISOString())
}

const minute = 60_000
const hour = 60 * minute

/** @returns how long ago something happened: 'just now', '3 min ago', '2 h ago', then the day. */
export function formatAgo(iso: string, now: number = Date.now()): string {
  const age = now - Date.parse(iso)
  if (age < minute) return 'just now'
  if (age < hour) return `${Math.floor(age / minute)} min ago`
  if (age < 24 * hour) return `${Math.floor(age / hour)} h ago`
  return `on ${formatShortDay(iso)}`
}

/** @returns date and time in India of an ISO timestamp as `YYYY-MM-DD HH:MM`, which spreadsheets read. */
export function momentInIndia(iso: string): string {
  return toIndiaTime(iso).toISOString().slice(0, 16).replace('T', ' ')
}

/** @returns day and time in India of an ISO timestamp: '21 Nov, 09:41', in other years '21 Nov 2025, 09:41'. */
export function formatMoment(iso: string, now: string = new Date().toISOString()): string {
  const day = formatShortDay(iso)
  const year = day.slice(-5)
  return `${formatShortDay(now).endsWith(year) ? day.slice(0, -5) : day}, ${formatTime(iso)}`
}
