import { pageSearch } from '#contract/http/page-search.ts'

/** Longer values name nothing that exists and are not worth caching. */
const maxValueLength = 100

export interface PageAddress {
  /** Path with the parameters that the page reads, in one order; forms also send blank ones, which pages ignore. */
  key: string
  /** Whether the address is of ordinary length. */
  cacheable: boolean
}

/**
 * The cache keys of a site's pages.
 * @param search the search parameters that pages read, by route (`/category/$category`); all others, mostly those of
 * campaigns, are not part of the key.
 */
export function pageKeys(search: Readonly<Record<string, readonly string[]>>) {
  const routes = Object.entries(search).map(([route, names]) => ({ parts: route.split('/'), names }))

  function pageAddress({ pathname, searchParams }: URL): PageAddress {
    const read = new URLSearchParams()
    for (const name of searchParams.size === 0 ? [] : namesAt(pathname)) {
      const value = searchParams.get(name)
      if (value) read.set(name, value)
    }
    const query = read.toString()
    const cacheable = [pathname, ...read.values()].every((part) => part.length <= maxValueLength)
    return { key: query === '' ? pathname : `${pathname}?${query}`, cacheable }
  }

  /** The router ignores the case of a path and its percent-encoding. */
  function namesAt(pathname: string): readonly string[] {
    const parts = decodeOrKeep(pathname).toLowerCase().split('/')
    const route = routes.find(
      (each) => each.parts.length === parts.length && each.parts.every((part, at) => matchesSegment(part, parts[at]!)),
    )
    return route?.names ?? []
  }

  return {
    pageAddress,
    /**
     * The key of a request, from its target as it came over the wire.
     * @returns null for a target that cannot be parsed.
     */
    keyOfRequest(address: string): string | null {
      if (!address.includes('?') || address.startsWith(apiPath)) return address
      const url = URL.parse(address, 'http://localhost')
      return url && pageAddress(url).key
    },
  }
}

export const { pageAddress, keyOfRequest } = pageKeys(pageSearch)

function matchesSegment(part: string, segment: string): boolean {
  return part.startsWith('$') ? segment !== '' : part === segment
}

function decodeOrKeep(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

const apiPath = '/api/'
const maxApiKeyLength = 500

/** Kinds of cache keys; a client can request any number of variants and of API calls (docs/decisions/0035). */
export type AddressKind = 'plain' | 'variant' | 'api'

/** The site's own paths; every other spelling of one is a variant. */
const plainPath = /^[a-z\d/._-]*$/

/** @returns `plain` for a page's own path, `variant` for one with parameters or another spelling, `api` for a call. */
export function kindOfAddress(key: string): AddressKind {
  if (key.startsWith(apiPath)) return 'api'
  return plainPath.test(key) ? 'plain' : 'variant'
}

const adminCalls = /^\/api\/(?:rpc\/)?admin(?:\/|$)/

/** @returns the key of a public API call; null if it is not cached. */
export function apiKey(url: string): string | null {
  const { pathname, search } = new URL(url)
  const key = pathname + search
  return adminCalls.test(pathname) || key.length > maxApiKeyLength ? null : key
}
