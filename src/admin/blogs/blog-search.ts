import { blogListSchema } from '#contract/admin/blogs.ts'
import { idSchema } from '#contract/fields.ts'
import { listPartOf as withoutForm, searchReader } from '../kit/list/list-search.ts'

const readList = searchReader(blogListSchema)

/** The filters of the list, and the form shown in its place. */
export interface BlogSearch extends ReturnType<typeof readList> {
  /** Whether to show the form for a new blog. */
  new?: true
}

/** Invalid parameters are dropped. */
export function readBlogSearch({ edit, ...search }: Record<string, unknown>): BlogSearch {
  if (idSchema.safeParse(edit).success) return readList({ ...search, edit })
  const isNew = search.new === true || search.new === 'true'
  return { ...readList(search), ...(isNew ? { new: true } : {}) }
}

/** @returns the search parameters of the list alone, without a form. */
export function listPartOf(search: BlogSearch): BlogSearch {
  const { new: _new, ...list } = withoutForm(search)
  return list
}

/** Names the blog in the form: an existing or a new one. */
export type FormOf = { edit: string } | { new: true }

/** @returns the search parameters of a form; the filters are kept for the way back. */
export function formSearch(search: BlogSearch, form: FormOf): BlogSearch {
  return { ...listPartOf(search), ...form }
}
