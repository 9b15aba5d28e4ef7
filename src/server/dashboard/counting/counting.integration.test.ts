import { getRequestListener } from '@hono/node-server'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { countAddress } from '#values/addresses/count-address.ts'
import { startTripCounter, type TripCounter } from './trip-counter.ts'
import { tripDaysCounted } from '#server/platform/db/schema.ts'
import { createPageCache } from '#server/platform/page-cache/page-cache.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aRenderedPage } from '#tests/support/factories/rendered-page.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { createMetrics } from '../../platform/http/metrics/metrics.ts'
import { pageCacheHandler } from '../../platform/http/page-cache-handler.ts'
import { pageViews } from './page-views.ts'

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
const laptop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

const open: Server[] = []
const counters: TripCounter[] = []
afterEach(async () => {
  for (const server of open.splice(0)) server.close()
  for (const counter of counters.splice(0)) await counter.stop()
})

/** A server like the program's, whose every trip page is found, behind one proxy. */
async function startServer(test: TestDatabase) {
  const config = { ...test.config, trustedProxies: 1 }
  const cache = createPageCache<Response>(4_000_000)
  const metrics = createMetrics()
  const counter = startTripCounter({ db: test.db, log: test.context.log })
  counters.push(counter)
  const views = pageViews(counter, config)
  const render = async ({ url }: Request) =>
    aRenderedPage('<!doctype html><title>A page</title>', { status: url.includes('/missing') ? 404 : 200 })
  const app = test.appWith({ config, cache, metrics, counter, views, render })
  const serveCached = pageCacheHandler({ cache, config, metrics, views })
  const toRoutes = getRequestListener(app.fetch)
  let cached = 0
  const server = createServer((request, response) => {
    if (serveCached(request, response)) cached += 1
    else void toRoutes(request, response)
  }).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const sent = { 'user-agent': phone, 'x-forwarded-for': '203.0.113.7', ...headers }
    const response = await fetch(origin + path, { method, headers: sent })
    await response.arrayBuffer()
    return response
  }
  const report = (path: string, headers: Record<string, string> = {}) =>
    send(path, { origin: config.siteUrl, ...headers }, 'POST')
  return { send, report, cached: () => cached }
}

async function countedIn({ db, counter }: TestDatabase) {
  for (const each of [...counters, counter]) await each.flush()
  return db
    .select({ trip_id: tripDaysCounted.trip_id, seen: tripDaysCounted.seen, button: tripDaysCounted.button })
    .from(tripDaysCounted)
}

describeWithDatabase('counting of trips', (openTest) => {
  it('counts a visitor of a trip once a day, from the cache or not, and others for themselves', async () => {
    const test = openTest()
    const { id } = await aTrip(test.db, { status: 'published' })
    const { send, cached } = await startServer(test)
    await send(`/trip/${id}`)
    await send(`/trip/${id}?utm_source=mail`)
    expect(await countedIn(test)).toEqual([{ trip_id: id, seen: 1, button: 0 }])
    await send(`/trip/${id}`, { 'user-agent': laptop })
    await send(`/trip/${id}`, { 'x-forwarded-for': '203.0.113.8' })
    await send(`/trip/${id}`, { 'x-forwarded-for': '2001:db8:1:2::3' })
    await send(`/trip/${id}`, { 'x-forwarded-for': '2001:db8:1:2::4' })
    expect(cached()).toBeGreaterThanOrEqual(4)
    expect(await countedIn(test)).toEqual([{ trip_id: id, seen: 4, button: 0 }])
  })

  it('counts a visitor whose page is cached already', async () => {
    const test = openTest()
    const { id } = await aTrip(test.db, { status: 'published' })
    const { send, cached } = await startServer(test)
    await send(`/trip/${id}`, { 'user-agent': 'Googlebot/2.1' })
    await send(`/trip/${id}`)
    expect(cached()).toBe(1)
    expect(await countedIn(test)).toEqual([{ trip_id: id, seen: 1, button: 0 }])
  })

  it.each([
    ['robots', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' }],
    ['programs', { 'user-agent': 'curl/8.5.0' }],
    ['prefetches', { 'sec-purpose': 'prefetch' }],
    ['prerendered pages', { 'sec-purpose': 'prefetch;prerender' }],
    ['what the worker keeps', { purpose: 'prefetch' }],
    ['who asks for privacy', { 'sec-gpc': '1' }],
    ['who asks not to be tracked', { dnt: '1' }],
    ['requests of scripts', { 'sec-fetch-dest': 'empty' }],
    ['the signed-in admin', { cookie: 'hatheli.session_token=a.b' }],
  ])('leaves out %s, also for pages in the cache', async (_whom, headers) => {
    const test = openTest()
    const { id } = await aTrip(test.db, { status: 'published' })
    const { send, report } = await startServer(test)
    await send(`/trip/${id}`, { 'user-agent': 'curl/8.5.0' })
    await send(`/trip/${id}`, headers)
    await send(`/trip/${id}`, {}, 'HEAD')
    // A page of a script, not of a browser's: the report itself is always sent by one.
    if (!('sec-fetch-dest' in headers)) await report(countAddress('button', id), headers)
    expect(await countedIn(test)).toEqual([])
  })

  it('leaves out the admin who has signed in', async () => {
    const test = openTest()
    const { id } = await aTrip(test.db, { status: 'published' })
    const admin = await aSignedInBrowser(test)
    await admin.send('GET', `/trip/${id}`, undefined, { 'user-agent': laptop })
    await admin.send('POST', countAddress('button', id), undefined, { 'user-agent': laptop })
    expect(await countedIn(test)).toEqual([])
  })

  it('counts what browsers report: a trip shown without a request, the button, each once a day', async () => {
    const test = openTest()
    const { id } = await aTrip(test.db, { status: 'published' })
    const { send, report } = await startServer(test)
    await send(`/trip/${id}`)
    await report(countAddress('seen', id))
    const answer = await report(countAddress('button', id), { 'content-type': 'text/ping' })
    await report(countAddress('button', id))
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(await countedIn(test)).toEqual([{ trip_id: id, seen: 1, button: 1 }])
  })

  it('ignores reports from other sites, of unknown and unpublished trips, and anything else', async () => {
    const test = openTest()
    const draft = await aTrip(test.db, { status: 'draft' })
    const { id } = await aTrip(test.db, { status: 'published' })
    const { report, send } = await startServer(test)
    expect((await report(countAddress('button', id), { origin: 'https://elsewhere.example' })).status).toBe(204)
    await report(countAddress('button', draft.id))
    await report(countAddress('seen', crypto.randomUUID()))
    expect((await report(`/api/counts/bought/${id}`)).status).toBe(404)
    expect((await report('/api/counts/seen/x')).status).toBe(404)
    await send('/trip/missing')
    expect(await countedIn(test)).toEqual([])
  })

  it('believes one network only so much', async () => {
    const test = openTest()
    const { id } = await aTrip(test.db, { status: 'published' })
    const { report } = await startServer(test)
    for (let at = 0; at < 510; at += 1) await report(countAddress('button', id), { 'user-agent': `${phone} ${at}` })
    expect(await countedIn(test)).toEqual([{ trip_id: id, seen: 0, button: 500 }])
  })

  it('leaves no address and no user agent in the database or the log', async () => {
    const test = openTest()
    const { id } = await aTrip(test.db, { status: 'published' })
    const { send, report } = await startServer(test)
    await send(`/trip/${id}`)
    await report(countAddress('button', id))
    const rows = await countedIn(test)
    expect(rows).toEqual([{ trip_id: id, seen: 1, button: 1 }])
    const { rows: columns } = (await test.db.execute(
      `select column_name from information_schema.columns where table_name = 'trip_days_counted' order by 1`,
    )) as unknown as { rows: { column_name: string }[] }
    expect(columns.map(({ column_name }) => column_name)).toEqual(['button', 'day', 'seen', 'trip_id'])
    expect(JSON.stringify(test.logged)).not.toMatch(/203\.0\.113\.7|Pixel/)
  })
})
