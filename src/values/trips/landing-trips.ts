/** Search engines index a region if it has this many trips. */
export const landingTrips = 2
