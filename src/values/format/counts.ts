/** @returns such as '5 days'. */
export function formatDays(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

/** @returns such as '1,250 trips'. */
export function formatTrips(trips: number): string {
  return countOf(trips, 'trip')
}

/**
 * @param name in the singular; its plural ends in 's'.
 * @returns such as '1 picture', '1,250 pictures'.
 */
export function countOf(count: number, name: string): string {
  return `${formatCount(count)} ${name}${count === 1 ? '' : 's'}`
}

/** @returns such as '12 journeys'. */
export function formatJourneys(journeys: number): string {
  return `${formatCount(journeys)} ${journeys === 1 ? 'journey' : 'journeys'}`
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

/** @returns such as '2.5 h'. */
export function formatHours(hours: number): string {
  return `${hours} h`
}

export function formatPeople(count: number): string {
  return count === 1 ? '1 person' : `${formatCount(count)} people`
}
