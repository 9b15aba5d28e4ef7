import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { openPostgresql } from '#server/db/postgresql.ts'
import { createLog } from '#server/log.ts'
import { trips } from '#server/db/schema.ts'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { startProgram } from '../support/program/program-process.ts'

/** The first page of a program takes seconds on a busy machine, and a lost connection is made anew after one. */
const patience = { timeout: 20_000 }

const open: { close: () => unknown }[] = []

afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

/**
 * @returns `url`, a database behind a line that can be cut, frozen and mended, and `db`, the same by a way that always
 * holds.
 */
async function databaseOnALine() {
  const url = await clonePostgresql()
  const sockets = new Set<Socket>()
  const pairs = new Set<[Socket, Socket]>()
  let isCut = false
  let isFrozen = false
  const line = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(new URL(url).port), new URL(url).hostname)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(end)
      end.on('error', () => {}).on('close', () => other.destroy())
    }
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.once('close', () => pairs.delete(pair))
    return isFrozen || near.pipe(far).pipe(near)
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  const database = await openPostgresql(url, createLog('silent'))
  open.push(database, {
    close: () => {
      cut()
      line.close()
    },
  })
  const address = new URL(url)
  address.host = `127.0.0.1:${(line.address() as AddressInfo).port}`
  const mend = () => {
    if (isFrozen) for (const [near, far] of pairs) near.pipe(far).pipe(near)
    isCut = false
    isFrozen = false
  }
  /** Connections stay, and nothing comes through them. */
  const freeze = () => {
    isFrozen = true
    for (const [near, far] of pairs) {
      near.unpipe(far).pause()
      far.unpipe(near).pause()
    }
  }
  return { url: address.href, db: database.db, cut, freeze, mend }
}

async function startOn(url: string) {
  const program = await startProgram({ DATABASE_URL: url })
  await program.ready()
  return async (path: string) => {
    const answer = await fetch(program.url + path)
    return { status: answer.status, text: await answer.text(), how: answer.headers.get('cache-status') }
  }
}

it('while the database is away kept pages are given, and once it is back what was missed is seen', async () => {
  const { url, db, cut, mend } = await databaseOnALine()
  const look = await startOn(url)
  const { id } = await aTrip(db, { title: 'Before the cut' })
  for (const path of ['/category/wildlife', `/trip/${id}`, '/api/trips']) {
    await expect
      .poll(() => look(path), patience)
      .toMatchObject({ status: 200, text: expect.stringContaining('Before the cut') })
  }
  cut()
  await expect.poll(async () => (await look('/readyz')).status, patience).toBe(503)
  for (const path of ['/category/wildlife', `/trip/${id}`, '/api/trips']) {
    expect(await look(path)).toMatchObject({ status: 200, how: expect.stringMatching(/^hatheli; hit/) as string })
  }
  for (const path of ['/category/wellness', '/blog/somewhere', `/trip/${randomUUID()}`]) {
    const text = expect.stringContaining('<title>This page did not arrive</title>') as string
    expect(await look(path), path).toMatchObject({ status: 503, text })
  }
  await aTrip(db, { title: 'While it was away' })
  mend()
  for (const path of ['/category/wildlife', '/api/trips']) {
    const text = expect.stringContaining('While it was away') as string
    await expect.poll(() => look(path), patience).toMatchObject({ status: 200, text })
  }
})

it('a frozen database is noticed: readiness says so in time, cached pages are given at once, others are refused', async () => {
  const { url, db, freeze, mend } = await databaseOnALine()
  const look = await startOn(url)
  await aTrip(db, { title: 'Before the frost' })
  const text = expect.stringContaining('Before the frost') as string
  await expect.poll(() => look('/category/wildlife'), patience).toMatchObject({ text, how: 'hatheli; hit' })
  freeze()
  await expect.poll(async () => (await look('/readyz')).status, patience).toBe(503)
  // From now on nobody waits for a time limit of the database's.
  await expect.poll(async () => (await look('/category/wellness')).status, patience).toBe(503)
  const how = 'hatheli; hit; detail=stale'
  await expect.poll(() => look('/category/wildlife'), patience).toMatchObject({ status: 200, text, how })
  await aTrip(db, { title: 'During the frost' })
  mend()
  const later = expect.stringContaining('During the frost') as string
  await expect.poll(() => look('/category/wildlife'), patience).toMatchObject({ status: 200, text: later })
})

it('while the database is away everything that needs it says so, and when to come back', async () => {
  const { url, cut, mend } = await databaseOnALine()
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
  cut()
  const asked = {
    page: await fetch(`${program.url}/category/wellness`),
    unkeptPage: await fetch(`${program.url}/trip/00000000-0000-4000-8000-000000000000?region=${'x'.repeat(101)}`),
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
  for (const [what, answer] of Object.entries(asked)) {
    expect([what, answer.status, answer.headers.get('retry-after')]).toEqual([what, 503, '5'])
    const text = await answer.text()
    expect(/from "|insert into|ECONN|Connection terminated|node_modules/i.exec(text)?.[0], what).toBeUndefined()
    if (what.toLowerCase().includes('rpc')) expect(text).toContain('"code":"SERVICE_UNAVAILABLE"')
  }
  expect((await fetch(`${program.url}/about`)).status).toBe(200)
  mend()
  await expect.poll(async () => (await withSession('/api/admin/trips')).status, patience).toBe(200)
})

it('a page that cannot be made anew is given as it was last, unless it was taken off the site', async () => {
  const { url, db } = await databaseOnALine()
  const look = await startOn(url)
  const shown = await aTrip(db, { title: 'Stays' })
  const hidden = await aTrip(db, { title: 'Goes' })
  for (const { id } of [shown, hidden])
    await expect.poll(async () => (await look(`/trip/${id}`)).status, patience).toBe(200)
  await db.update(trips).set({ status: 'draft' }).where(eq(trips.id, hidden.id))
  await expect.poll(async () => (await look(`/trip/${hidden.id}`)).status, patience).toBe(404)
  expect((await look(`/trip/${shown.id}`)).status).toBe(200)
  await db.execute(sql`alter table trips rename to trips_away`)
  await db.execute(sql`truncate testimonials`)
  const text = expect.stringContaining('Stays') as string
  const last = { status: 200, text, how: 'hatheli; hit; detail=stale' }
  await expect.poll(() => look(`/trip/${shown.id}`), patience).toMatchObject(last)
  const gone = await look(`/trip/${hidden.id}`)
  expect(gone.status).toBeGreaterThanOrEqual(404)
  expect(gone.text).not.toContain('Goes')
})
