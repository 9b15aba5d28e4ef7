import { blogSortColumns } from '#contract/admin/blogs.ts'
import { plannedStates, type PlannedState } from '#contract/admin/drafts/drafts.ts'
import { statuses, type Status } from '#contract/fields.ts'
import { storyChecks, type StoryCheck } from '#values/checks/check-names.ts'
import { readListSearch, textOf, type ListSearch } from '../kit/list/list-search.ts'

/** Search parameters of the blogs screen: the filters of the list, and the form shown in its place. */
export interface BlogSearch extends ListSearch {
  sort?: (typeof blogSortColumns)[number]
  status?: Status
  planned?: PlannedState
  check?: StoryCheck
  tag?: string
  /** Id of the blog to edit. */
  edit?: string
  /** Whether to show the form for a new blog. */
  new?: true
}

const id = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Invalid parameters are dropped. */
export function readBlogSearch(search: Record<string, unknown>): BlogSearch {
  const { sort: _any, edit: _text, history, ...list } = readListSearch(search)
  const sort = blogSortColumns.find((each) => each === search.sort)
  const status = statuses.find((each) => each === search.status)
  const planned = plannedStates.find((each) => each === search.planned)
  const check = storyChecks.find((each) => each === search.check)
  const tag = textOf(search.tag)
  const edit = typeof search.edit === 'string' && id.test(search.edit) ? search.edit : undefined
  const isNew = search.new === true || search.new === 'true'
  return {
    ...list,
    ...(sort ? { sort } : {}),
    ...(status ? { status } : {}),
    ...(planned ? { planned } : {}),
    ...(check ? { check } : {}),
    ...(tag ? { tag } : {}),
    ...(edit ? { edit } : {}),
    ...(edit && history ? { history } : {}),
    ...(isNew && !edit ? { new: true as const } : {}),
  }
}

/** @returns the search parameters of the list alone, without a form. */
export function listPartOf({
  edit: _edit,
  history: _history,
  new: _new,
  action: _action,
  preview: _preview,
  ...list
}: BlogSearch): BlogSearch {
  return list
}

/** Names the blog in the form: an existing or a new one. */
export type FormOf = { edit: string } | { new: true }

/** @returns the search parameters of a form; the filters are kept for the way back. */
export function formSearch(search: BlogSearch, form: FormOf): BlogSearch {
  return { ...listPartOf(search), ...form }
}
