import type { QueryKey } from '@tanstack/react-query'

/** Queries to invalidate when a vendor was saved or deleted (specification 7.6). */
export const vendorRefresh: QueryKey[] = [['vendors'], ['admin-trips'], ['trips'], ['featured-trips'], ['trip']]
