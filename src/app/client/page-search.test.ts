import type { AnyRoute } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { pageSearch } from '#contract/http/page-search.ts'
import { keyOfRequest } from '#server/platform/page-cache/page-key.ts'
import { QueryCache } from '#site/shell/queries/query-cache.ts'
import { readClient } from '#contract/http/read-client.ts'
import { createSiteRouter } from './router.tsx'

interface Page {
  path: string
  /** The search parameters that the route and its parent routes read. */
  reads: string[]
  validate: AnyRoute['options']['validateSearch']
}

/** @returns the leaf routes. */
function pagesOf(route: AnyRoute, readByParents: string[] = []): Page[] {
  const reads = [...readByParents, ...readBy(route)]
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>)
  return children.length > 0
    ? children.flatMap((each) => pagesOf(each, reads))
    : [{ path: route.fullPath, reads: [...new Set(reads)].toSorted(), validate: route.options.validateSearch }]
}

/** The parameters that a route's validator reads; 'everything' if it enumerates the search. */
function readBy({ options }: AnyRoute): string[] {
  const { validateSearch } = options
  if (validateSearch === undefined) return []
  expect(validateSearch).toBeTypeOf('function')
  const read: string[] = []
  const address = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => void read.push(String(name)),
      has: (_, name) => read.push(String(name)) > 0,
      ownKeys: () => (read.push('everything'), []),
    },
  )
  ;(validateSearch as (search: unknown) => unknown)(address)
  return read
}

const router = createSiteRouter(new QueryCache(readClient('/api/rpc'), 0), { prefix: '' })
const pages = pagesOf(router.routeTree)
const declared: Record<string, readonly string[]> = pageSearch

describe('search parameters', () => {
  it('are declared only for existing pages', () => {
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(declared)))
  })

  it.each(pages)('that $path reads are the declared ones', ({ path, reads }) => {
    expect(reads).toEqual(declared[path]?.toSorted() ?? [])
  })

  it.each(pages)('of $path are part of its cache key, and no others are', ({ path, reads }) => {
    const address = path.replace(/\{-\$\w*\}|\$\w*/g, 'x')
    for (const name of reads) {
      const [one, other] = [1, 2].map((value) => keyOfRequest(`${address}?utm_source=mail&${name}=${value}`))
      expect(one).toBe(`${address}?${name}=1`)
      expect(other).toBe(`${address}?${name}=2`)
    }
    expect(keyOfRequest(`${address}?utm_source=mail&of_another_page=3`)).toBe(address)
  })

  it.each(pages)('that are blank count as missing at $path, as in the cache key', ({ reads, validate }) => {
    const read = validate as ((search: unknown) => unknown) | undefined
    expect(read?.(Object.fromEntries(reads.map((name) => [name, ''])))).toEqual(read?.({}))
  })

  it.each(['/Blogs', '/bl%6Fgs', '/CATEGORY/wildlife', '/category/of%2Fours'])(
    'are part of the cache key at %s, which the router matches as well',
    (address) => {
      const [, , found] = router.getMatchedRoutes(decodeURI(address))
      expect(Object.keys(declared)).toContain(found?.fullPath)
      expect(keyOfRequest(`${address}?page=2`)).toBe(`${address}?page=2`)
    },
  )
})
