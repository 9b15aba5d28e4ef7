import type { QueryKey } from '@tanstack/react-query'

/** What a saved or deleted blog makes stale (specification 7.6). */
export const blogRefresh: QueryKey[] = [['admin-blogs'], ['blogs'], ['blog'], ['admin-dashboard']]
