import type { RawSearch } from '#contract/http/page-search.ts'
import { readNumber, readText } from '#values/addresses/read-search.ts'

export interface BlogListSearch {
  tag?: string | undefined
  /** From 2; the first page has none. */
  page?: number | undefined
}

/** The limit of the contract, which cannot be imported without its schemas. */
const maxTagLength = 40

/** More pages than any list has; the API refuses larger offsets. */
const maxPage = 40_000

/** Invalid values become `undefined` explicitly, since the router merges the result into the raw search. */
export function blogListSearch(search: RawSearch<'/blogs'>): BlogListSearch {
  return { tag: readText(search.tag, maxTagLength), page: readNumber(search.page, 2, maxPage) }
}
