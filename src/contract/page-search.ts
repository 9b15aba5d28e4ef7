/**
 * The search parameters of public pages, by route; other pages have none. The routes read these and no others, and a
 * page in the cache is told from another of its path by these alone.
 */
export const pageSearch = {
  '/blogs': ['page', 'tag'],
  '/category/$category': ['page', 'region'],
} as const

/** The parameters of a route's address, as they were typed. */
export type TypedSearch<Route extends keyof typeof pageSearch> = {
  [Name in (typeof pageSearch)[Route][number]]?: unknown
}
