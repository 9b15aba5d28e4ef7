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
import { contentWrites } from '#server/db/content-writes.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { pageCacheHandler } from '../page-cache-handler.ts'
import type { HttpParts } from '../http-app.ts'
import { createMetrics } from '../metrics/metrics.ts'
import type { RenderPage } from '../routes/page-routes.ts'

const open: Server[] = []
const onlyOverHttps = 'strict-transport-security'

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** Cached responses are the same whether Node writes their heads or not. */
function describeOnAndOff(name: string, body: (open: () => TestDatabase) => void): void {
  for (const engineTricks of [true, false]) {
    describeWithDatabase(`${name}, ENGINE_TRICKS ${engineTricks ? 'on' : 'off'}`, (open) => {
      body(() => {
        const test = open()
        return { ...test, config: { ...test.config, engineTricks } }
      })
    })
  }
}

/** The program as it listens: what is kept at once, all else through the routes. */
async function listening(test: TestDatabase, changes: Partial<HttpParts> = {}) {
  const cache = createPageCache<Response>(1_000_000)
  const metrics = createMetrics()
  const api = { ...test.context, writes: contentWrites(() => cache.purge()) }
  const app = test.appWith({ cache, metrics, api, ...changes })
  const fromMemory = pageCacheHandler({ cache, config: test.config, metrics, ...changes })
  let atOnce = 0
  const toRoutes = getRequestListener(app.fetch)
  const server = createServer((request, response) => {
    if (fromMemory(request, response)) atOnce += 1
    else void toRoutes(request, response)
  }).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + path, { headers: { 'accept-encoding': 'br', ...headers }, method })
  return { get, cache, metrics, atOnce: () => atOnce }
}

/** Headers without those that differ between any two answers. */
function kept({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !['date', 'cache-status'].includes(name)))
}

describeOnAndOff('a site on https', (open) => {
  it('says so with every answer, cached or not', async () => {
    const { get, atOnce } = await listening(open())
    for (const path of ['/', '/', '/missing', '/api/categories', '/media/trip-images/none.jpg', '/healthz', '/%']) {
      expect((await get(path)).headers.get(onlyOverHttps), path).toBe('max-age=31536000')
    }
    const { headers } = await get('/')
    const unchanged = await get('/', { 'if-none-match': headers.get('etag')! })
    expect([unchanged.status, unchanged.headers.get(onlyOverHttps)]).toEqual([304, 'max-age=31536000'])
    expect(atOnce()).toBe(3)
  })

  it('is none where its address is http', async () => {
    const test = open()
    const { get, atOnce } = await listening(test, { config: { ...test.config, siteUrl: 'http://hatheli.test' } })
    for (const path of ['/', '/', '/missing']) expect((await get(path)).headers.has(onlyOverHttps), path).toBe(false)
    expect(atOnce()).toBe(1)
  })
})

describeOnAndOff('a cached page', (open) => {
  it('is the same whether it comes through the routes or from memory', async () => {
    const { get, atOnce } = await listening(open())
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const [made, hit] = [await get('/', headers), await get('/?utm_source=mail', headers)]
      expect(kept(hit)).toEqual(kept(made))
      expect(hit.headers.get('cache-status')).toBe('hatheli; hit')
      expect(await hit.text()).toBe(await made.text())
    }
    expect(atOnce()).toBe(5)
  })

  it('is sent in fewer bytes once many asked for it', async () => {
    const text = Array.from({ length: 4000 }, (_, index) => `day ${(index * 7919) % 1009} by the river`).join(', ')
    const page = aRenderedPage(text, { headers: { 'content-type': 'text/html' } })
    const { get } = await listening(open(), { render: () => Promise.resolve(page) })
    const first = await get('/')
    const look = async () => {
      const { status, headers } = await get('/', { 'if-none-match': first.headers.get('etag')! })
      return { status, bytes: Number(headers.get('content-length') ?? Infinity) }
    }
    expect(await look()).toMatchObject({ status: 304 })
    await expect.poll(look).toMatchObject({ status: 200 })
    expect((await look()).bytes).toBeLessThan(0.95 * Number(first.headers.get('content-length')))
    expect(await (await get('/')).text()).toBe(await first.text())
    const plain = await get('/', { 'accept-encoding': 'gzip' })
    expect(await plain.text()).toBe(text)
  })

  it('is not sent again to whoever has it, and HEAD has no body', async () => {
    const { get, atOnce } = await listening(open())
    const etag = (await get('/')).headers.get('etag')!
    const again = await get('/', { 'if-none-match': etag })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
    const head = await get('/', {}, 'HEAD')
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await head.text()).toBe('')
    expect(atOnce()).toBe(2)
  })

  it('is for visitors: a session, a write, a page that is not there and a changed one go through the routes', async () => {
    const { get, cache, atOnce } = await listening(open())
    await get('/')
    await get('/', { cookie: '__Host-hatheli.session_token=abc.def' })
    expect((await get('/', {}, 'POST')).status).toBe(405)
    for (let times = 0; times < 2; times += 1) expect((await get('/not-there')).status).toBe(404)
    cache.purge()
    expect((await get('/')).headers.get('cache-status')).toBe('hatheli; fwd=miss; stored')
    expect(atOnce()).toBe(0)
    expect((await get('/', { cookie: 'sidebar_state=false' })).headers.get('cache-status')).toBe('hatheli; hit')
    expect(atOnce()).toBe(1)
  })

  it.each([
    ['throws', async () => Promise.reject(new Error('no database'))],
    ['answers with its own error page', async () => aRenderedPage('broken', { status: 500 })],
  ])('is given as it was last while its renderer %s', async (_, fail: RenderPage) => {
    const test = open()
    let render: RenderPage = async () => aRenderedPage('good')
    const { get, cache, atOnce } = await listening(test, { render: (request, visitor) => render(request, visitor) })
    await get('/')
    render = fail
    cache.purge()
    const last = await get('/')
    expect([last.status, await last.text()]).toEqual([200, 'good'])
    expect(last.headers.get('cache-status')).toBe('hatheli; hit; detail=stale')
    expect(last.headers.get('cache-control')).toBe('no-cache')
    expect(test.logged.some(({ msg }) => msg === 'page could not be made; the last good one is given')).toBe(true)
    expect((await get('/blogs')).status).toBe(500)
    expect(atOnce()).toBe(0)
  })

  it('is counted', async () => {
    const { get, metrics } = await listening(open())
    for (let times = 0; times < 3; times += 1) await get('/')
    expect(await metrics.getSingleMetricAsString('http_cached_responses_total')).toContain(
      'http_cached_responses_total 2',
    )
  })
})

describeOnAndOff('a public read of the API', (open) => {
  it('comes from memory until content changes', async () => {
    const test = open()
    const { get, atOnce, cache } = await listening(test)
    const titles = async (path = '/api/trips') => {
      const trips = (await (await get(path)).json()) as { title: string }[]
      return trips.map(({ title }) => title)
    }
    expect(await titles()).toEqual([])
    await aTrip(test.db, { title: 'Spiti' })
    expect(await titles()).toEqual([])
    cache.purge()
    expect(await titles()).toEqual(['Spiti'])
    const kept = await get('/api/trips')
    expect(kept.headers.get('cache-status')).toBe('hatheli; hit')
    expect(kept.headers.get('cache-control')).toContain('s-maxage')
    expect(atOnce()).toBe(2)
    expect(await titles('/api/trips?limit=1')).toEqual(['Spiti'])
  })

  it('is given as it was last while it cannot be made', async () => {
    const test = open()
    const { get, cache } = await listening(test)
    await aTrip(test.db, { title: 'Spiti' })
    await get('/api/trips')
    cache.purge()
    await test.db.execute(sql`alter table trips rename to trips_away`)
    const last = await get('/api/trips').finally(() => test.db.execute(sql`alter table trips_away rename to trips`))
    expect(await last.json()).toMatchObject([{ title: 'Spiti' }])
    expect(last.headers.get('cache-status')).toBe('hatheli; hit; detail=stale')
    expect((await get('/api/trips')).headers.get('cache-status')).toBe('hatheli; fwd=miss; stored')
  })

  it('answers HEAD as it does GET, cached or not', async () => {
    const { get, cache } = await listening(open())
    for (const path of ['/api/trips', '/api/rpc/trips/list', '/api/openapi.json', '/api/nowhere']) {
      const heads: Response[] = [await get(path, {}, 'HEAD')]
      const whole = await get(path)
      heads.push(await get(path, {}, 'HEAD'))
      for (const head of heads) {
        expect([path, head.status]).toEqual([path, whole.status])
        expect(await head.text()).toBe('')
      }
    }
    expect(cache.stats().entries).toBe(3)
  })

  it('is neither cached for nor from the admin, and refusals are not cached', async () => {
    const test = open()
    const { get, cache } = await listening(test)
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

describeOnAndOff('the sitemap', (open) => {
  it('comes from memory until content changes, also for who has a session', async () => {
    const test = open()
    const { get, cache, atOnce } = await listening(test)
    const path = '/sitemap-trips-1.xml'
    expect(await (await get(path)).text()).not.toContain('/trip/')
    const { id } = await aTrip(test.db, { title: 'Spiti' })
    const cookie = (await aSignedInBrowser(test)).cookies()
    expect(await (await get(path, { cookie })).text()).not.toContain('/trip/')
    cache.purge()
    expect(await (await get(path, { cookie })).text()).toContain(id)
    const kept = await get(`${path}?utm_source=x`)
    expect(await kept.text()).toContain(id)
    expect(kept.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(atOnce()).toBe(1)
  })

  it('is given as it was last while it cannot be made, and a file that is not there is not cached', async () => {
    const test = open()
    const { get, cache } = await listening(test)
    await get('/sitemap.xml')
    cache.purge()
    await test.db.execute(sql`alter table trip_counts rename to counts_away`)
    const mend = () => test.db.execute(sql`alter table counts_away rename to trip_counts`)
    const last = await get('/sitemap.xml').finally(mend)
    expect([last.status, last.headers.get('cache-status')]).toEqual([200, 'hatheli; hit; detail=stale'])
    expect((await get('/sitemap-trips-7.xml')).status).toBe(404)
    expect(cache.stats().entries).toBe(1)
  })
})
