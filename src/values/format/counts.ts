/** @returns a number of days in words, such as '5 days'. */
export function formatDays(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

/** @returns a number of trips in words, such as '1,250 trips'. */
export function formatTrips(trips: number): string {
  return `${formatCount(trips)} ${trips === 1 ? 'trip' : 'trips'}`
}

/**
 * Without `Intl`, as are days and money: its first use of any kind looks through all languages that a browser knows,
 * 25 to 100 ms on a slow processor, at the moment when the served page wakes.
 * @param number of at least 0; parts of a whole are rounded.
 * @returns a whole number in Indian grouping, such as 1,25,000.
 */
export function formatCount(number: number): string {
  return String(Math.round(number)).replace(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,')
}
