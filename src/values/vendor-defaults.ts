/** What stands on the public site where a vendor has no rating or trip count (specification 9); zero stays zero. */
export const vendorDefaults = { rating: 4.5, number_of_trips: 0 } as const

/** @returns the rating to show with one decimal. */
export function shownRating(rating: number | null | undefined): string {
  return (rating ?? vendorDefaults.rating).toFixed(1)
}

/** @returns the trip count to show. */
export function shownTripCount(count: number | null | undefined): number {
  return count ?? vendorDefaults.number_of_trips
}
