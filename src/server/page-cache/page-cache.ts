import { sizeOf, type FinishedPage } from './finished-page.ts'

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

interface Kept {
  page: FinishedPage
  size: number
  /** The generation of content that the page shows. */
  generation: number
  /** Whether it was asked for since room was last made. */
  used: boolean
}

/** Finished pages in memory, bounded by bytes; knows nothing of what is in them. */
export interface PageCache<Other> {
  /**
   * Gives a page, making it when there is none of the current content. Requests that come while it is being made wait
   * for the same one; one that began before the last change is never given to a request that came after it.
   * Where making it fails, the last good one is given.
   */
  serve(key: string, make: () => Promise<MadePage<Other>>): Promise<Served<Other>>
  /** @returns a kept page of the current content, or null: what `serve` would give without making anything. */
  current(key: string): FinishedPage | null
  /** Content changed: nothing kept so far is current any more. */
  purge(): void
  /** Pages and bytes in memory. */
  figures(): { pages: number; bytes: number }
}

/** @param maxBytes memory for pages; the ones not asked for longest make room. */
export function createPageCache<Other>(maxBytes: number): PageCache<Other> {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<MadePage<Other>>>()
  let generation = 0
  let bytes = 0

  function drop(key: string): void {
    bytes -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  function keep(key: string, page: FinishedPage, of: number): void {
    drop(key)
    const size = sizeOf(page) + key.length
    kept.set(key, { page, size, generation: of, used: false })
    bytes += size
    makeRoom()
  }

  /** The oldest goes; one that was asked for in the meantime is spared once and moves to the end of the line. */
  function makeRoom(): void {
    for (const [key, entry] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(key)
      if (entry.used) kept.set(key, { ...entry, used: false })
      else bytes -= entry.size
    }
  }

  async function makeOnce(key: string, make: () => Promise<MadePage<Other>>): Promise<MadePage<Other>> {
    const of = generation
    const flight = `${of} ${key}`
    const making = underWay.get(flight) ?? make().finally(() => underWay.delete(flight))
    underWay.set(flight, making)
    const made = await making
    if (made.page && of === generation && kept.get(key)?.page !== made.page) keep(key, made.page, of)
    return made
  }

  function current(key: string): FinishedPage | null {
    const entry = kept.get(key)
    if (entry?.generation !== generation) return null
    entry.used = true
    return entry.page
  }

  return {
    current,
    async serve(key, make) {
      const hit = current(key)
      if (hit) return { kind: 'page', page: hit, how: 'hit' }
      const entry = kept.get(key)
      const { page, other, failed } = await makeOnce(key, make)
      if (failed && entry) return { kind: 'page', page: entry.page, how: 'stale' }
      return page ? { kind: 'page', page, how: 'made' } : { kind: 'other', other }
    },
    purge() {
      generation += 1
    },
    figures: () => ({ pages: kept.size, bytes }),
  }
}
