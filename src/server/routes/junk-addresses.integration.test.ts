import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aRenderedPage } from '#tests/support/factories/rendered-page.ts'
import { createPageCache } from '../platform/page-cache/page-cache.ts'

const bound = 300_000

/** Arbitrary URLs of every kind that respond with 200. */
function junk(number: number): string {
  const kinds = [
    `/category/wildlife?region=${number}`,
    `/blogs?page=${number + 2}`,
    `/%61bout${number}`,
    `/trip/AB${number}`,
    `/api/trips?limit=1&junk=${number}`,
  ]
  return kinds[number % kinds.length]!
}

describeWithDatabase('an arbitrary URL', (open) => {
  it('does not evict the pages of the site from the cache', { timeout: 120_000 }, async () => {
    const cache = createPageCache<Response>(bound)
    const headers = { 'content-type': 'text/html' }
    const render = async () => aRenderedPage(randomBytes(1500).toString('hex'), { headers })
    const app = open().appWith({ cache, render })
    const how = async (path: string) => (await app.request(path)).headers.get('cache-status')
    const pages = ['/', '/trip/b60bf3cf-56e8-4778-b972-bd80d59ede3d', '/api/trips']
    for (const path of pages) expect(await how(path)).toBe('hatheli; fwd=miss; stored')
    for (let number = 0; number < 1500; number += 1) await how(junk(number))
    expect(await Promise.all(pages.map(how))).toEqual(pages.map(() => 'hatheli; hit'))
    expect(cache.stats().bytes).toBeLessThanOrEqual(bound)
  })

  it('is not cached when its page lists no match', async () => {
    const cache = createPageCache<Response>(bound)
    const headers = { 'content-type': 'text/html', 'cache-control': 'no-store' }
    const app = open().appWith({ cache, render: async () => aRenderedPage('nothing', { headers }) })
    const answer = await app.request('/category/wildlife?region=Atlantis')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(cache.stats().entries).toBe(0)
  })
})
