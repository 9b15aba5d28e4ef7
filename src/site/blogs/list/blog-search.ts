import type { RawSearch } from '#contract/http/page-search.ts'

export interface BlogListSearch {
  tag?: string
  /** From 2; the first page has none. */
  page?: number
}

/** The limit of the contract, which cannot be imported without its schemas. */
const maxTagLength = 40

/** More pages than any list has; the API refuses larger offsets. */
const maxPage = 40_000

/** Invalid values become `undefined` explicitly, since the router merges the result into the raw search. */
export function blogListSearch(search: RawSearch<'/blogs'>): BlogListSearch {
  const page = Number(search.page)
  const isLaterPage = Number.isInteger(page) && page > 1 && page <= maxPage
  return { tag: tagOf(search.tag), page: isLaterPage ? page : undefined }
}

/** The router parses `?tag=2026` as a number. */
function tagOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  const tag = String(value).replace(/\p{Cc}/gu, '')
  return tag.slice(0, maxTagLength).trim() || undefined
}
