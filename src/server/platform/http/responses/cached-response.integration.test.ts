import { getRequestListener } from '@hono/node-server'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aRenderedPage } from '#tests/support/factories/rendered-page.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { contentWrites } from '../../db/writes/content-writes.ts'
import { createPageCache } from '../../page-cache/page-cache.ts'
import { pageViews } from '#server/dashboard/counting/page-views.ts'
import { pageCacheHandler } from '../page-cache-handler.ts'
import type { HttpParts } from '#server/routes/http-app.ts'
import { createMetrics } from '../metrics/metrics.ts'
import type { RenderPage } from '#server/api/render-page.ts'

const open: Server[] = []
const onlyOverHttps = 'strict-transport-security'

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** A server like the program's: page cache handler first, then the routes. */
async function startServer(test: TestDatabase, changes: Partial<HttpParts> = {}) {
  const cache = createPageCache<Response>(4_000_000)
  const metrics = createMetrics()
  const api = { ...test.context, writes: contentWrites(() => cache.purge()) }
  const app = test.appWith({ cache, metrics, api, ...changes })
  const views = pageViews(test.counter, test.config)
  const serveCached = pageCacheHandler({ cache, config: changes.config ?? test.config, metrics, views })
  let directHits = 0
  const toRoutes = getRequestListener(app.fetch)
  const server = createServer((request, response) => {
    if (serveCached(request, response)) directHits += 1
    else void toRoutes(request, response)
  }).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + path, { headers: { 'accept-encoding': 'br', ...headers }, method })
  return { get, cache, metrics, directHits: () => directHits }
}

/** Headers except those that differ between any two responses. */
function comparableHeaders({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !['date', 'cache-status'].includes(name)))
}

describeWithDatabase('HSTS', (open) => {
  it('is in every response of a site on https, cached or not', async () => {
    const { get, directHits } = await startServer(open())
    for (const path of ['/', '/', '/missing', '/api/categories', '/media/trip-images/none.jpg', '/healthz', '/%']) {
      expect((await get(path)).headers.get(onlyOverHttps), path).toBe('max-age=31536000')
    }
    const { headers } = await get('/')
    const unchanged = await get('/', { 'if-none-match': headers.get('etag')! })
    expect([unchanged.status, unchanged.headers.get(onlyOverHttps)]).toEqual([304, 'max-age=31536000'])
    expect(directHits()).toBe(3)
  })

  it('is in no response of a site on http', async () => {
    const test = open()
    const { get, directHits } = await startServer(test, { config: { ...test.config, siteUrl: 'http://hatheli.test' } })
    for (const path of ['/', '/', '/missing']) expect((await get(path)).headers.has(onlyOverHttps), path).toBe(false)
    expect(directHits()).toBe(1)
  })
})

describeWithDatabase('a cached page', (open) => {
  it('is the same as when it was created', async () => {
    const { get, directHits } = await startServer(open())
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const [missed, hit] = [await get('/', headers), await get('/?utm_source=mail', headers)]
      expect(comparableHeaders(hit)).toEqual(comparableHeaders(missed))
      expect(hit.headers.get('cache-status')).toBe('hatheli; hit')
      expect(await hit.text()).toBe(await missed.text())
    }
    expect(directHits()).toBe(5)
  })

  it('is 304 with a matching ETag, and has no body for HEAD', async () => {
    const { get, directHits } = await startServer(open())
    const etag = (await get('/')).headers.get('etag')!
    const again = await get('/', { 'if-none-match': etag })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
    const head = await get('/', {}, 'HEAD')
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await head.text()).toBe('')
    expect(directHits()).toBe(2)
  })

  it('is for visitors: requests with a session, writes, missing pages and stale ones go through the routes', async () => {
    const { get, cache, directHits } = await startServer(open())
    await get('/')
    await get('/', { cookie: '__Host-hatheli.session_token=abc.def' })
    expect((await get('/', {}, 'POST')).status).toBe(405)
    for (let times = 0; times < 2; times += 1) expect((await get('/not-there')).status).toBe(404)
    cache.purge()
    expect((await get('/')).headers.get('cache-status')).toBe('hatheli; fwd=miss; stored')
    expect(directHits()).toBe(0)
    expect((await get('/', { cookie: 'sidebar_state=false' })).headers.get('cache-status')).toBe('hatheli; hit')
    expect(directHits()).toBe(1)
  })

  it.each([
    ['throws', async () => Promise.reject(new Error('no database'))],
    ['responds with its own error page', async () => aRenderedPage('broken', { status: 500 })],
  ])('is served stale while its renderer %s', async (_, fail: RenderPage) => {
    const test = open()
    let render: RenderPage = async () => aRenderedPage('good')
    const { get, cache, directHits } = await startServer(test, {
      render: (request, visitor) => render(request, visitor),
    })
    await get('/')
    render = fail
    cache.purge()
    const stale = await get('/')
    expect([stale.status, await stale.text()]).toEqual([200, 'good'])
    expect(stale.headers.get('cache-status')).toBe('hatheli; hit; detail=stale')
    expect(stale.headers.get('cache-control')).toBe('no-cache')
    expect(test.logged.some(({ msg }) => msg === 'page could not be rendered; serving the last good one')).toBe(true)
    expect((await get('/blogs')).status).toBe(500)
    expect(directHits()).toBe(0)
  })

  it('is counted in the metrics', async () => {
    const { get, metrics } = await startServer(open())
    for (let times = 0; times < 3; times += 1) await get('/')
    expect(await metrics.getSingleMetricAsString('http_cached_responses_total')).toContain(
      'http_cached_responses_total 2',
    )
  })
})

describeWithDatabase('a public read of the API', (open) => {
  it('is cached until content changes', async () => {
    const test = open()
    const { get, directHits, cache } = await startServer(test)
    const titles = async (path = '/api/trips') => {
      const trips = (await (await get(path)).json()) as { title: string }[]
      return trips.map(({ title }) => title)
    }
    expect(await titles()).toEqual([])
    await aTrip(test.db, { title: 'Spiti' })
    expect(await titles()).toEqual([])
    cache.purge()
    expect(await titles()).toEqual(['Spiti'])
    const cached = await get('/api/trips')
    expect(cached.headers.get('cache-status')).toBe('hatheli; hit')
    expect(cached.headers.get('cache-control')).toContain('s-maxage')
    expect(directHits()).toBe(2)
    expect(await titles('/api/trips?limit=1')).toEqual(['Spiti'])
  })

  it('is served stale while the database fails', async () => {
    const test = open()
    const { get, cache } = await startServer(test)
    await aTrip(test.db, { title: 'Spiti' })
    await get('/api/trips')
    cache.purge()
    await test.db.execute(sql`alter table trips rename to trips_away`)
    const stale = await get('/api/trips').finally(() => test.db.execute(sql`alter table trips_away rename to trips`))
    expect(await stale.json()).toMatchObject([{ title: 'Spiti' }])
    expect(stale.headers.get('cache-status')).toBe('hatheli; hit; detail=stale')
    expect((await get('/api/trips')).headers.get('cache-status')).toBe('hatheli; fwd=miss; stored')
  })

  it('has the same status for HEAD as for GET, cached or not', async () => {
    const { get, cache } = await startServer(open())
    for (const path of ['/api/trips', '/api/rpc/trips/list', '/api/openapi.json', '/api/nowhere']) {
      const heads: Response[] = [await get(path, {}, 'HEAD')]
      const got = await get(path)
      heads.push(await get(path, {}, 'HEAD'))
      for (const head of heads) {
        expect([path, head.status]).toEqual([path, got.status])
        expect(await head.text()).toBe('')
      }
    }
    expect(cache.stats().entries).toBe(3)
  })

  it('is neither served from nor stored in the cache for the admin, and errors are not cached', async () => {
    const test = open()
    const { get, cache } = await startServer(test)
    const draft = await aTrip(test.db, { status: 'draft' })
    const path = `/api/trips/${draft.id}`
    const cookie = (await aSignedInBrowser(test)).cookies()
    expect((await get(path)).status).toBe(404)
    const shown = await get(path, { cookie })
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await get(path)).status).toBe(404)
    for (const admin of ['/api/admin/identity', '/api/admin/trips']) await get(admin)
    expect(cache.stats().entries).toBe(0)
  })
})

describeWithDatabase('the sitemap', (open) => {
  it('is cached until content changes, with a session too', async () => {
    const test = open()
    const { get, cache, directHits } = await startServer(test)
    const path = '/sitemap-trips-1.xml'
    expect(await (await get(path)).text()).not.toContain('/trip/')
    const { id } = await aTrip(test.db, { title: 'Spiti' })
    const cookie = (await aSignedInBrowser(test)).cookies()
    expect(await (await get(path, { cookie })).text()).not.toContain('/trip/')
    cache.purge()
    expect(await (await get(path, { cookie })).text()).toContain(id)
    const cached = await get(`${path}?utm_source=x`)
    expect(await cached.text()).toContain(id)
    expect(cached.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(directHits()).toBe(1)
  })

  it('is served stale while the database fails, and a missing file is not cached', async () => {
    const test = open()
    const { get, cache } = await startServer(test)
    await get('/sitemap.xml')
    cache.purge()
    await test.db.execute(sql`alter table trips rename to trips_away`)
    const restore = () => test.db.execute(sql`alter table trips_away rename to trips`)
    const stale = await get('/sitemap.xml').finally(restore)
    expect([stale.status, stale.headers.get('cache-status')]).toEqual([200, 'hatheli; hit; detail=stale'])
    expect((await get('/sitemap-trips-7.xml')).status).toBe(404)
    expect(cache.stats().entries).toBe(1)
  })
})
