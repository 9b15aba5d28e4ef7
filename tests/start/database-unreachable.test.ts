import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { openPostgresql } from '#server/platform/db/postgresql.ts'
import { createLog } from '#server/platform/log.ts'
import { trips } from '#server/platform/db/schema.ts'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { startProgram } from '../support/program/program-process.ts'

/** The first page can take seconds on a busy machine, and a lost connection is retried after one. */
const pollOptions = { timeout: 60_000 }

const open: { close: () => unknown }[] = []

afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

/**
 * @returns `url` of a database behind a TCP proxy that can be disconnected, frozen and restored, and `db`, a direct
 * connection to the same database.
 */
async function databaseBehindProxy() {
  const url = await clonePostgresql()
  const sockets = new Set<Socket>()
  const pairs = new Set<[Socket, Socket]>()
  let isDisconnected = false
  let isFrozen = false
  const proxy = createServer((client) => {
    if (isDisconnected) return client.destroy()
    const server = connect(Number(new URL(url).port), new URL(url).hostname)
    for (const [end, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(end)
      end.on('error', () => {}).on('close', () => other.destroy())
    }
    const pair: [Socket, Socket] = [client, server]
    pairs.add(pair)
    client.once('close', () => pairs.delete(pair))
    return isFrozen || client.pipe(server).pipe(client)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const disconnect = () => {
    isDisconnected = true
    for (const socket of sockets) socket.destroy()
  }
  const database = await openPostgresql(url, createLog('silent'))
  open.push(database, {
    close: () => {
      disconnect()
      proxy.close()
    },
  })
  const address = new URL(url)
  address.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const restore = () => {
    if (isFrozen) for (const [client, server] of pairs) client.pipe(server).pipe(client)
    isDisconnected = false
    isFrozen = false
  }
  /** Connections stay open without passing data. */
  const freeze = () => {
    isFrozen = true
    for (const [client, server] of pairs) {
      client.unpipe(server).pause()
      server.unpipe(client).pause()
    }
  }
  return { url: address.href, db: database.db, disconnect, freeze, restore }
}

async function startOn(url: string) {
  const program = await startProgram({ DATABASE_URL: url })
  await program.ready()
  return async (path: string) => {
    const answer = await fetch(program.url + path)
    return { status: answer.status, text: await answer.text(), how: answer.headers.get('cache-status') }
  }
}

it('cached pages are served while the database is unreachable, and later pages show changes made meanwhile', async () => {
  const { url, db, disconnect, restore } = await databaseBehindProxy()
  const get = await startOn(url)
  const { id } = await aTrip(db, { title: 'Before the outage' })
  for (const path of ['/category/wildlife', `/trip/${id}`, '/api/trips']) {
    await expect
      .poll(() => get(path), pollOptions)
      .toMatchObject({ status: 200, text: expect.stringContaining('Before the outage') })
  }
  disconnect()
  await expect.poll(async () => (await get('/readyz')).status, pollOptions).toBe(503)
  for (const path of ['/category/wildlife', `/trip/${id}`, '/api/trips']) {
    expect(await get(path)).toMatchObject({ status: 200, how: expect.stringMatching(/^hatheli; hit/) as string })
  }
  for (const path of ['/category/wellness', '/blog/somewhere', `/trip/${randomUUID()}`]) {
    const text = expect.stringContaining('<title>This page did not load · Hatheli</title>') as string
    expect(await get(path), path).toMatchObject({ status: 503, text })
  }
  await aTrip(db, { title: 'During the outage' })
  restore()
  for (const path of ['/category/wildlife', '/api/trips']) {
    const text = expect.stringContaining('During the outage') as string
    await expect.poll(() => get(path), pollOptions).toMatchObject({ status: 200, text })
  }
})

it('a frozen database is detected: /readyz turns 503, cached pages are served at once, others are refused', async () => {
  const { url, db, freeze, restore } = await databaseBehindProxy()
  const get = await startOn(url)
  await aTrip(db, { title: 'Before the freeze' })
  const text = expect.stringContaining('Before the freeze') as string
  await expect.poll(() => get('/category/wildlife'), pollOptions).toMatchObject({ text, how: 'hatheli; hit' })
  freeze()
  await expect.poll(async () => (await get('/readyz')).status, pollOptions).toBe(503)
  // From now on no request waits for a database timeout.
  await expect.poll(async () => (await get('/category/wellness')).status, pollOptions).toBe(503)
  const how = 'hatheli; hit; detail=stale'
  await expect.poll(() => get('/category/wildlife'), pollOptions).toMatchObject({ status: 200, text, how })
  await aTrip(db, { title: 'During the freeze' })
  restore()
  const later = expect.stringContaining('During the freeze') as string
  await expect.poll(() => get('/category/wildlife'), pollOptions).toMatchObject({ status: 200, text: later })
})

it('everything that needs the database answers 503 with Retry-After while it is unreachable', async () => {
  const { url, disconnect, restore } = await databaseBehindProxy()
  const password = 'a password of this test'
  const program = await startProgram({ DATABASE_URL: url, ADMIN_PASSWORD: password })
  await program.ready()
  const json = { 'content-type': 'application/json', origin: program.url }
  const signIn = () => {
    const body = JSON.stringify({ email: 'admin@hatheli.example', password })
    return fetch(`${program.url}/api/auth/sign-in/email`, { method: 'POST', headers: json, body })
  }
  const lines = (await signIn()).headers.getSetCookie()
  const cookie = lines.map((line) => line.split(';')[0]).join('; ')
  const withSession = (path: string) => fetch(program.url + path, { headers: { cookie }, redirect: 'manual' })
  expect((await withSession('/admin/trips')).status).toBe(200)
  expect((await fetch(`${program.url}/about`)).status).toBe(200)
  disconnect()
  const responses = {
    page: await fetch(`${program.url}/category/wellness`),
    uncachedPage: await fetch(`${program.url}/trip/00000000-0000-4000-8000-000000000000?region=${'x'.repeat(101)}`),
    rest: await fetch(`${program.url}/api/trip-cards`),
    rpc: await fetch(`${program.url}/api/rpc/trips/cards`),
    sitemap: await fetch(`${program.url}/sitemap.xml`),
    picture: await fetch(`${program.url}/media/trip-images/1700000000000-ab12cd.jpg/640.webp`),
    signIn: await signIn(),
    adminGate: await withSession('/admin/trips'),
    adminCall: await withSession('/api/admin/trips'),
    adminRpc: await withSession('/api/rpc/admin/dashboard/counts'),
    authCall: await withSession('/api/auth/get-session'),
  }
  for (const [what, answer] of Object.entries(responses)) {
    expect([what, answer.status, answer.headers.get('retry-after')]).toEqual([what, 503, '5'])
    const text = await answer.text()
    expect(/from "|insert into|ECONN|Connection terminated|node_modules/i.exec(text)?.[0], what).toBeUndefined()
    if (what.toLowerCase().includes('rpc')) expect(text).toContain('"code":"SERVICE_UNAVAILABLE"')
  }
  expect((await fetch(`${program.url}/about`)).status).toBe(200)
  restore()
  await expect.poll(async () => (await withSession('/api/admin/trips')).status, pollOptions).toBe(200)
})

it('a page that cannot be rendered is served as it was last, unless it was unpublished', async () => {
  const { url, db } = await databaseBehindProxy()
  const get = await startOn(url)
  const shown = await aTrip(db, { title: 'Stays' })
  const hidden = await aTrip(db, { title: 'Goes' })
  for (const { id } of [shown, hidden])
    await expect.poll(async () => (await get(`/trip/${id}`)).status, pollOptions).toBe(200)
  await db.update(trips).set({ status: 'draft' }).where(eq(trips.id, hidden.id))
  await expect.poll(async () => (await get(`/trip/${hidden.id}`)).status, pollOptions).toBe(404)
  expect((await get(`/trip/${shown.id}`)).status).toBe(200)
  await db.execute(sql`alter table trips rename to trips_away`)
  await db.execute(sql`update categories set title = title`)
  const text = expect.stringContaining('Stays') as string
  const last = { status: 200, text, how: 'hatheli; hit; detail=stale' }
  await expect.poll(() => get(`/trip/${shown.id}`), pollOptions).toMatchObject(last)
  const gone = await get(`/trip/${hidden.id}`)
  expect(gone.status).toBeGreaterThanOrEqual(404)
  expect(gone.text).not.toContain('Goes')
})
