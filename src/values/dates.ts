const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** @returns the day of an ISO time stamp as it reads in India, such as '3 March 2026'; the same on server and client. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

const shortDay = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** @returns the same with a short month, for tables: '3 Mar 2026'. */
export function formatShortDay(iso: string): string {
  return shortDay.format(new Date(iso))
}

const isoDay = new Intl.DateTimeFormat('en-CA', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** @returns the day of an ISO time stamp in India as `YYYY-MM-DD`, for `datetime` attributes. */
export function dayInIndia(iso: string): string {
  return isoDay.format(new Date(iso))
}
