import { sizeOf, type FinishedPage } from './finished-page.ts'
import { createKept, type Kept } from './kept.ts'

/** What came of making a page. */
export interface MadePage<Other> {
  page: FinishedPage | null
  /** What to answer where there is no page to keep: a redirect, a not-found page, an error. */
  other: Other
  /** Whether the page could not be made because something behind it failed. */
  failed: boolean
}

/** What the cache answers. */
export type Served<Other> =
  { kind: 'page'; page: FinishedPage; how: 'hit' | 'made' | 'stale' } | { kind: 'other'; other: Other }

/** Finished pages in memory, bounded by bytes; knows nothing of what is in them. */
export interface PageCache<Other> extends Pick<Kept<FinishedPage>, 'current' | 'replace' | 'purge' | 'figures'> {
  /** Gives a page, making it when there is none of the current content; where that fails, the last good one. */
  serve(key: string, make: () => Promise<MadePage<Other>>): Promise<Served<Other>>
}

/** @param maxBytes memory for pages. */
export function createPageCache<Other>(maxBytes: number): PageCache<Other> {
  const kept = createKept<FinishedPage>(maxBytes, sizeOf)
  return {
    ...kept,
    async serve(key, make) {
      const hit = kept.current(key)
      if (hit) return { kind: 'page', page: hit, how: 'hit' }
      const { page, other, failed } = await kept.make(key, make, (made) => (made.failed ? 'failed' : made.page))
      const last = failed ? kept.last(key) : null
      if (last) return { kind: 'page', page: last, how: 'stale' }
      return page ? { kind: 'page', page, how: 'made' } : { kind: 'other', other }
    },
  }
}
