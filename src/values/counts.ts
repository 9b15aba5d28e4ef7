const count = new Intl.NumberFormat('en-IN')

/** @returns a number of days in words, such as '5 days'. */
export function formatDays(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

/** @returns a number of trips in words, such as '1,250 trips'. */
export function formatTrips(trips: number): string {
  return `${count.format(trips)} ${trips === 1 ? 'trip' : 'trips'}`
}

/** @returns a whole number in Indian grouping. */
export function formatCount(number: number): string {
  return count.format(number)
}
