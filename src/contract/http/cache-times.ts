/** Minutes for which cached queries are fresh and retained in the browser (specification 9). */
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

/** Retries of a failed call. */
export const retries = { queries: 2, mutations: 1 } as const
