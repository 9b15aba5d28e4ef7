import { sizeOf, type EncodedPage } from './encoded-page.ts'
import { createGenerationalCache } from './generational-cache.ts'
import { kindOfAddress, type AddressKind } from './page-key.ts'

/** Result of creating a page. */
export interface CreatedPage<Other> {
  /** Null where nothing is to be cached. */
  page: EncodedPage | null
  /** The response instead of a page: a redirect, a not-found page, an error. */
  other: Other
  /** Whether the page could not be created because something behind it failed. */
  failed: boolean
}

/**
 * Served from the cache (`hit`), created and stored (`miss`) or not stored (`unstored`), or stale because creating
 * failed (`stale`) or nothing can be created now (`offline`).
 */
export type CacheResult = 'hit' | 'miss' | 'unstored' | 'stale' | 'offline'

export type Served<Other> = { kind: 'page'; page: EncodedPage; result: CacheResult } | { kind: 'other'; other: Other }

/**
 * Shares of the memory, by kind of cache key. A client can request any number of paths with parameters
 * or other spellings; such entries evict only those of their own kind (docs/decisions/0035).
 */
const shares: Record<AddressKind, number> = { plain: 0.625, variant: 0.125, api: 0.25 }

export type PageCache<Other> = ReturnType<typeof createPageCache<Other>>

/**
 * Encoded responses, whatever their content, limited by bytes (docs/decisions/0017).
 * @param maxBytes memory for pages.
 * @param isDown whether pages cannot be created now; the stale one is served without an attempt then.
 */
export function createPageCache<Other>(maxBytes: number, isDown: () => boolean = () => false) {
  const ofKind = (kind: AddressKind) => createGenerationalCache<EncodedPage>(maxBytes * shares[kind], sizeOf)
  const kinds = { plain: ofKind('plain'), variant: ofKind('variant'), api: ofKind('api') }
  const all = Object.values(kinds)
  const wasRequested = createRecentRequests()
  return {
    get: (key: string) => kinds[kindOfAddress(key)].get(key),
    purge: () => all.forEach((each) => each.purge()),
    stats: () => {
      const stats = all.map((each) => each.stats())
      const sum = (name: 'entries' | 'bytes') => stats.reduce((total, each) => total + each[name], 0)
      return { entries: sum('entries'), bytes: sum('bytes') }
    },
    /** @returns the cached page, else a newly created one; where that fails, the stale one. */
    async getOrCreate(key: string, create: () => Promise<CreatedPage<Other>>): Promise<Served<Other>> {
      const kind = kindOfAddress(key)
      const cache = kinds[kind]
      const hit = cache.get(key)
      if (hit) return { kind: 'page', page: hit, result: 'hit' }
      const offline = isDown() ? cache.getStale(key) : null
      if (offline) return { kind: 'page', page: offline, result: 'offline' }
      const isStored = kind !== 'api' || !key.includes('?') || cache.getStale(key) !== null || wasRequested(key)
      const { page, other, failed } = await cache.create(key, create, (created) => {
        if (created.failed) return 'failed'
        return isStored ? created.page : null
      })
      const stale = failed ? cache.getStale(key) : null
      if (stale) return { kind: 'page', page: stale, result: 'stale' }
      return page ? { kind: 'page', page, result: isStored ? 'miss' : 'unstored' } : { kind: 'other', other }
    },
  }
}

/** Keys of recent requests, a few hundred bytes each at most. */
const maxRemembered = 2000

/** @returns a function that records a key and reports whether it was requested recently. */
function createRecentRequests(): (key: string) => boolean {
  const requested = new Set<string>()
  return (key) => {
    if (requested.delete(key)) return true
    if (requested.size >= maxRemembered) requested.clear()
    requested.add(key)
    return false
  }
}
