/** Fresh and retained times of the browser's query client in minutes (specification 9). */
export const cacheTimes = {
  categories: { fresh: 10, retained: 30 },
  trips: { fresh: 3, retained: 15 },
  trip: { fresh: 5, retained: 20 },
  testimonials: { fresh: 8, retained: 25 },
  blogs: { fresh: 5, retained: 20 },
  heroImage: { fresh: 5, retained: 10 },
  regions: { fresh: 10, retained: 30 },
  publicRegions: { fresh: 5, retained: 10 },
  vendors: { fresh: 8, retained: 25 },
  adminLists: { fresh: 2, retained: 10 },
  general: { fresh: 5, retained: 10 },
} as const

/** How often a failed call is tried again. */
export const retries = { queries: 2, mutations: 1 } as const
