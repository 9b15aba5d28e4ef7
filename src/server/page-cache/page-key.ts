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
