/** Parameters that change what a page shows; all others (tracking, for the most part) are ignored. */
const meaningful = ['page', 'region', 'tag'] as const

/** Longer values name nothing that exists and are not worth keeping. */
const longestValue = 100

/** One page of the site, whatever else an address carries. */
export interface PageAddress {
  /** Path with the meaningful parameters in one order. */
  key: string
  /** Whether the page is worth keeping: its address is of ordinary length. */
  keepable: boolean
}

/** @returns the one name of a page. */
export function pageAddress(url: URL): PageAddress {
  const search = new URLSearchParams()
  for (const name of meaningful) {
    const value = url.searchParams.get(name)
    if (value !== null) search.set(name, value)
  }
  const query = search.toString()
  const keepable = [url.pathname, ...search.values()].every((part) => part.length <= longestValue)
  return { key: query === '' ? url.pathname : `${url.pathname}?${query}`, keepable }
}

const apiPath = '/api/'
const longestApiAddress = 500

/** Calls of the back office are answered anew each time. */
const adminCalls = /^\/api\/(?:rpc\/)?admin(?:\/|$)/

/** @returns the name under which a read of the API is kept; null for what is not kept. */
export function apiKey(url: string): string | null {
  const { pathname, search } = new URL(url)
  const key = pathname + search
  return adminCalls.test(pathname) || key.length > longestApiAddress ? null : key
}

/**
 * The name of what a request asks for, from the address as it came over the wire.
 * @returns null for an address that cannot be read.
 */
export function keyOfRequest(address: string): string | null {
  if (!address.includes('?') || address.startsWith(apiPath)) return address
  const url = URL.parse(address, 'http://localhost')
  return url && pageAddress(url).key
}
