import type { QueryKey } from '@tanstack/react-query'

/** What a saved or deleted vendor makes stale (specification 7.6). */
export const vendorRefresh: QueryKey[] = [
  ['vendors'],
  ['admin-trips'],
  ['trips'],
  ['featured-trips'],
  ['trip'],
  ['admin-dashboard'],
]
