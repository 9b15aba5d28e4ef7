import type { QueryKey } from '@tanstack/react-query'

/** What a saved or deleted trip makes stale (specification 7.6). */
export const tripRefresh: QueryKey[] = [
  ['admin-trips'],
  ['trips'],
  ['featured-trips'],
  ['trip'],
  ['admin-dashboard'],
  ['regions'],
]
