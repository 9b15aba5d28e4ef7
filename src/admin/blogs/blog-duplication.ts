import { adminMessages } from '#contract/messages.ts'
import type { DuplicateOptions } from '../kit/list/use-duplicate.ts'

/** From the list and from the form. */
export const blogDuplication: DuplicateOptions = {
  duplicate: ({ id }, api) => api.blogs.duplicate({ blog_id: id }),
  done: adminMessages.blogs.duplicated,
  failed: adminMessages.blogs.duplicateFailed,
}
