import type { QueryKey } from '@tanstack/react-query'
import { adminMessages } from '#contract/messages.ts'
import type { DuplicateOptions } from '../kit/list/use-duplicate.ts'

/** Queries to invalidate when a blog was saved or deleted (specification 7.6). */
export const blogRefresh: QueryKey[] = [['admin-blogs'], ['blogs'], ['blog']]

/** Used by the list and the form. */
export const blogDuplication: DuplicateOptions = {
  duplicate: ({ id }, api) => api.blogs.duplicate({ blog_id: id }),
  done: adminMessages.blogs.duplicated,
  failed: adminMessages.blogs.duplicateFailed,
  refresh: blogRefresh,
}
