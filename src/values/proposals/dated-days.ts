const day = 86_400_000

/** @param start as `YYYY-MM-DD`. @param index of the day, from 0. @returns its date. */
export function dateOfDay(start: string, index: number): string {
  return new Date(Date.parse(start) + index * day).toISOString().slice(0, 10)
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** @param date as `YYYY-MM-DD`. */
export function weekdayOf(date: string): string {
  return weekdays[new Date(date).getUTCDay()]!
}
