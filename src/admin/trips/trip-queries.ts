import type { QueryKey } from '@tanstack/react-query'

/** Queries to invalidate when a trip was saved or deleted (specification 7.6). */
export const tripRefresh: QueryKey[] = [['admin-trips'], ['trips'], ['featured-trips'], ['trip'], ['regions']]
