/** @returns such as '5 days'. */
export function formatDays(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

/** @returns such as '1,250 trips'. */
export function formatTrips(trips: number): string {
  return `${formatCount(trips)} ${trips === 1 ? 'trip' : 'trips'}`
}

/**
 * Indian grouping without `Intl` (as in `dates.ts` and `money.ts`): its first use makes the browser load its locale
 * data, 25 to 100 ms on a slow processor, during hydration.
 * @param number at least 0; fractions are rounded.
 * @returns such as '1,25,000'.
 */
export function formatCount(number: number): string {
  return String(Math.round(number)).replace(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,')
}
