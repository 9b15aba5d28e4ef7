/** A region has a page of its own among the results of search engines if it has so many trips. */
export const landingTrips = 2
