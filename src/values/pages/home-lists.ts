/** Number of items that the home page shows (specification 9). */
export const homeFeaturedTrips = 6
export const homeTestimonials = 6
