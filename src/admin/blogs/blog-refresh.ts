import type { QueryKey } from '@tanstack/react-query'

/** Queries to invalidate when a blog was saved or deleted (specification 7.6). */
export const blogRefresh: QueryKey[] = [['admin-blogs'], ['blogs'], ['blog']]
