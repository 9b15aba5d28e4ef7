import type { RawSearch } from '#contract/page-search.ts'

/** What the address of the story list says. */
export interface BlogListSearch {
  /** Only stories with this tag. */
  tag?: string
  /** From 2; the first page has none. */
  page?: number
}

/** Longer tags exist nowhere: the contract's limit, which cannot be imported here without its schemas. */
const longestTag = 40

/** Further pages than any list has; the API refuses larger offsets. */
const lastPage = 40_000

/**
 * Reads the address of the story list; what makes no sense becomes `undefined`, said aloud since the router puts the
 * answer over what the address held.
 */
export function blogListSearch(search: RawSearch<'/blogs'>): BlogListSearch {
  const page = Number(search.page)
  const isLaterPage = Number.isInteger(page) && page > 1 && page <= lastPage
  return { tag: tagOf(search.tag), page: isLaterPage ? page : undefined }
}

/** The router reads `?tag=2026` as a number. */
function tagOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  const tag = String(value).replace(/\p{Cc}/gu, '')
  return tag.slice(0, longestTag).trim() || undefined
}
