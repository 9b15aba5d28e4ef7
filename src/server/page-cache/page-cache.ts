import { sizeOf, type EncodedPage } from './encoded-page.ts'
import { createGenerationalCache, type GenerationalCache } from './generational-cache.ts'
import { kindOfAddress, type AddressKind } from './page-key.ts'

/** What came of making a page. */
export interface MadePage<Other> {
  page: EncodedPage | null
  /** What to answer where there is no page to keep: a redirect, a not-found page, an error. */
  other: Other
  /** Whether the page could not be made because something behind it failed. */
  failed: boolean
}

/** What the cache answers. */
export type Served<Other> =
  | { kind: 'page'; page: EncodedPage; how: 'hit' | 'made' | 'passed' | 'stale' | 'down' }
  | { kind: 'other'; other: Other }

/** Finished pages in memory, bounded by bytes; knows nothing of what is in them. */
export interface PageCache<Other> extends Pick<
  GenerationalCache<EncodedPage>,
  'current' | 'replace' | 'purge' | 'figures'
> {
  /** Gives a page, making it when there is none of the current content; where that fails, the last good one. */
  serve(key: string, make: () => Promise<MadePage<Other>>): Promise<Served<Other>>
}

/**
 * Shares of the memory, by kind of address. Anybody can make up addresses with parameters, or other spellings of one,
 * without end; what they bring can drive out its own kind only.
 */
const shares: Record<AddressKind, number> = { plain: 0.625, variant: 0.125, api: 0.25 }

/**
 * @param maxBytes memory for pages.
 * @param isDown whether pages cannot be made now: then the last one is given without a try.
 */
export function createPageCache<Other>(maxBytes: number, isDown: () => boolean = () => false): PageCache<Other> {
  const ofKind = (kind: AddressKind) => createGenerationalCache<EncodedPage>(maxBytes * shares[kind], sizeOf)
  const kinds = { plain: ofKind('plain'), variant: ofKind('variant'), api: ofKind('api') }
  const all = Object.values(kinds)
  const wasAsked = createAskedBefore()
  const current = (key: string) => kinds.plain.current(key) ?? kinds.variant.current(key) ?? kinds.api.current(key)
  return {
    current,
    replace: (key, page, better) => kinds[kindOfAddress(key)].replace(key, page, better),
    purge: () => all.forEach((each) => each.purge()),
    figures: () => {
      const figures = all.map((each) => each.figures())
      const sum = (name: 'entries' | 'bytes') => figures.reduce((total, each) => total + each[name], 0)
      return { entries: sum('entries'), bytes: sum('bytes') }
    },
    async serve(key, make) {
      const kind = kindOfAddress(key)
      const kept = kinds[kind]
      const hit = kept.current(key)
      if (hit) return { kind: 'page', page: hit, how: 'hit' }
      const lastOne = isDown() ? kept.last(key) : null
      if (lastOne) return { kind: 'page', page: lastOne, how: 'down' }
      const isWorthKeeping = kind !== 'api' || !key.includes('?') || kept.last(key) !== null || wasAsked(key)
      const { page, other, failed } = await kept.make(key, make, (made) => {
        if (made.failed) return 'failed'
        return isWorthKeeping ? made.page : null
      })
      const last = failed ? kept.last(key) : null
      if (last) return { kind: 'page', page: last, how: 'stale' }
      return page ? { kind: 'page', page, how: isWorthKeeping ? 'made' : 'passed' } : { kind: 'other', other }
    },
  }
}

/** Addresses that are remembered for having been asked for once; a few hundred bytes each at most. */
const mostRemembered = 2000

/** @returns whether an address was asked for before, not too long ago; asking remembers it. */
function createAskedBefore(): (key: string) => boolean {
  const asked = new Set<string>()
  return (key) => {
    if (asked.delete(key)) return true
    if (asked.size >= mostRemembered) asked.clear()
    asked.add(key)
    return false
  }
}
