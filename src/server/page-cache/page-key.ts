import { pageSearch } from '#contract/page-search.ts'

/** Longer values name nothing that exists and are not worth caching. */
const longestValue = 100

/** A page of the site, whatever else its address carries. */
export interface PageAddress {
  /** Path with the parameters that the page reads, in one order. */
  key: string
  /** Whether the address is of ordinary length. */
  cacheable: boolean
}

/** The cache keys of a site's pages. */
export interface PageKeys {
  pageAddress: (url: URL) => PageAddress
  /**
   * The key of a request, from its target as it came over the wire.
   * @returns null for a target that cannot be parsed.
   */
  keyOfRequest: (address: string) => string | null
}

/**
 * @param search the search parameters that pages read, by route (`/category/$category`); all others, those of
 * campaigns for the most part, change nothing.
 */
export function pageKeys(search: Readonly<Record<string, readonly string[]>>): PageKeys {
  const routes = Object.entries(search).map(([route, names]) => ({ parts: route.split('/'), names }))

  function pageAddress({ pathname, searchParams }: URL): PageAddress {
    const read = new URLSearchParams()
    for (const name of searchParams.size === 0 ? [] : namesAt(pathname)) {
      const value = searchParams.get(name)
      if (value !== null) read.set(name, value)
    }
    const query = read.toString()
    const cacheable = [pathname, ...read.values()].every((part) => part.length <= longestValue)
    return { key: query === '' ? pathname : `${pathname}?${query}`, cacheable }
  }

  /** The router finds a route whatever the case of its path, and however it is encoded. */
  function namesAt(pathname: string): readonly string[] {
    const parts = decoded(pathname).toLowerCase().split('/')
    const route = routes.find(
      (each) => each.parts.length === parts.length && each.parts.every((part, at) => fits(part, parts[at]!)),
    )
    return route?.names ?? []
  }

  return {
    pageAddress,
    keyOfRequest(address) {
      if (!address.includes('?') || address.startsWith(apiPath)) return address
      const url = URL.parse(address, 'http://localhost')
      return url && pageAddress(url).key
    },
  }
}

/** The keys of this site's pages. */
export const { pageAddress, keyOfRequest } = pageKeys(pageSearch)

function fits(part: string, given: string): boolean {
  return part.startsWith('$') ? given !== '' : part === given
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

const apiPath = '/api/'
const longestApiAddress = 500

/** Kinds of addresses, by who can make up how many of them. */
export type AddressKind = 'plain' | 'variant' | 'api'

/** The paths of the site itself; any other spelling that leads to a page is one of very many. */
const plainPath = /^[a-z\d/._-]*$/

/** @returns `plain` for a page's own path, `variant` for one with parameters or spelled differently, `api` for a call. */
export function kindOfAddress(key: string): AddressKind {
  if (key.startsWith(apiPath)) return 'api'
  return plainPath.test(key) ? 'plain' : 'variant'
}

/** The back office's calls are not cached. */
const adminCalls = /^\/api\/(?:rpc\/)?admin(?:\/|$)/

/** @returns the key of a public API call; null for what is not cached. */
export function apiKey(url: string): string | null {
  const { pathname, search } = new URL(url)
  const key = pathname + search
  return adminCalls.test(pathname) || key.length > longestApiAddress ? null : key
}
