import { statuses, type Status } from '#contract/fields.ts'
import { readListSearch, type ListSearch } from '../shell/list-search.ts'

/** What the blog list keeps in its address. */
export interface BlogSearch extends ListSearch {
  status?: Status
}

/** Reads the blog list's address; what does not fit is left out. */
export function readBlogSearch(search: Record<string, unknown>): BlogSearch {
  const status = statuses.find((each) => each === search.status)
  return { ...readListSearch(search), ...(status ? { status } : {}) }
}
