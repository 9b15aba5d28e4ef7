/** Shown on the public site for a vendor without a rating or trip count (specification 9); zero stays zero. */
export const vendorDefaults = { rating: 4.5, number_of_trips: 0 } as const

/** @returns one decimal. */
export function displayRating(rating: number | null | undefined): string {
  return (rating ?? vendorDefaults.rating).toFixed(1)
}

export function displayTripCount(count: number | null | undefined): number {
  return count ?? vendorDefaults.number_of_trips
}
