import { blogSortColumns } from '#contract/admin/blogs.ts'
import { statuses, type Status } from '#contract/fields.ts'
import { readListSearch, type ListSearch } from '../shell/list/list-search.ts'

/** What the blogs screen keeps in its address: the list's filters, and the form that stands in the list's place. */
export interface BlogSearch extends ListSearch {
  sort?: (typeof blogSortColumns)[number]
  status?: Status
  /** Id of the blog that is edited. */
  edit?: string
  /** Whether a new blog is written. */
  new?: true
}

const id = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Reads the blogs screen's address; what does not fit is left out. */
export function readBlogSearch(search: Record<string, unknown>): BlogSearch {
  const { sort: _any, ...list } = readListSearch(search)
  const sort = blogSortColumns.find((each) => each === search.sort)
  const status = statuses.find((each) => each === search.status)
  const edit = typeof search.edit === 'string' && id.test(search.edit) ? search.edit : undefined
  const asksNew = search.new === true || search.new === 'true'
  return {
    ...list,
    ...(sort ? { sort } : {}),
    ...(status ? { status } : {}),
    ...(edit ? { edit } : {}),
    ...(asksNew && !edit ? { new: true as const } : {}),
  }
}

/** @returns the address of the list alone, without a form in its place. */
export function listPartOf({ edit: _edit, new: _new, action: _action, ...list }: BlogSearch): BlogSearch {
  return list
}

/** What a form is for: a blog's id, or a new blog. */
export type FormOf = { edit: string } | { new: true }

/** @returns the address of a form, with the list's filters kept for the way back. */
export function formSearch(search: BlogSearch, form: FormOf): BlogSearch {
  return { ...listPartOf(search), ...form }
}
