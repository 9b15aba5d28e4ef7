/**
 * Search parameters of public pages, by route; other pages have none. The routes read only these, and the page cache
 * builds its keys from them.
 */
export const pageSearch = {
  '/blogs': ['page', 'tag'],
  '/category/$category': ['length', 'month', 'pace', 'page', 'people', 'price', 'region'],
  '/journeys': ['category', 'from', 'length', 'month', 'pace', 'page', 'people', 'price', 'region', 'sort'],
  '/saved': ['people', 'stories', 'trips'],
  '/search': ['in', 'page', 'q'],
} as const

/** Search parameters of a route before validation. */
export type RawSearch<Route extends keyof typeof pageSearch> = {
  [Name in (typeof pageSearch)[Route][number]]?: unknown
}
