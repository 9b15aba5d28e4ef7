import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { assemble, type TestDatabase } from '#tests/support/database/test-database.ts'
import { setDueTimes } from '#tests/support/factories/draft.ts'
import { aRenderedPage } from '#tests/support/factories/rendered-page.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { contentParts } from '../../catalogue/content-types.ts'
import { openPostgresql } from '../../platform/db/postgresql.ts'
import { operations, schedules, trips } from '../../platform/db/schema.ts'
import { contentWrites } from '../../platform/db/writes/content-writes.ts'
import { createLog } from '../../platform/log.ts'
import { createPageCache } from '../../platform/page-cache/page-cache.ts'
import { startScheduleJob } from './run-due.ts'

const patience = { timeout: 60_000, interval: 50 }

describe('schedules of several nodes', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'hatheli-nodes-'))
  let [url, test] = ['', null as unknown as TestDatabase]

  beforeEach(async () => {
    url = await clonePostgresql()
    test = assemble(await openPostgresql(url, createLog('silent')), folder)
  })
  afterEach(async () => {
    for (const stopNode of nodes.splice(0)) await stopNode()
    await test.database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const nodes: (() => Promise<void>)[] = []

  /** A node with its own connections. */
  const startNode = async () => {
    const database = await openPostgresql(url, createLog('silent'))
    const { db } = database
    const job = startScheduleJob({ ...test.context, db, writes: contentWrites(() => {}), ...contentParts })
    const stopListening = await database.listen({ onChange: () => job.refresh(), onState: () => {} })
    nodes.push(async () => {
      await Promise.all([stopListening(), job.stop()])
      await database.close()
    })
  }

  /** Publications that are due soon. @param seconds from now, by the clock of the database; negative: they are late. */
  const plan = async (count: number, seconds: number) => {
    const ids = []
    for (let each = 0; each < count; each += 1) ids.push((await aTrip(test.db, { status: 'draft' })).id)
    for (const item_id of ids) {
      const due_at = '2099-11-30T02:30:00.000Z'
      await test.adminApi.admin.schedules.set({ entity: 'trips', item_id, action: 'publish', due_at })
    }
    await setDueTimes(test.db, () => sql`clock_timestamp() + make_interval(secs => ${seconds})`)
  }

  const left = () => test.db.$count(schedules)
  const published = () => test.db.$count(trips, eq(trips.status, 'published'))
  const done = () => test.db.$count(operations, eq(operations.operation, 'schedule.publish'))

  it('are each done once, and late ones by the next start', async () => {
    await Promise.all([startNode(), startNode()])
    await plan(25, 1)
    await expect.poll(left, patience).toBe(0)
    expect([await published(), await done()]).toEqual([25, 25])
    for (const stopNode of nodes.splice(0)) await stopNode()
    await plan(5, -3600)
    expect(await left()).toBe(5)
    await Promise.all([startNode(), startNode()])
    await expect.poll(left, patience).toBe(0)
    expect([await published(), await done()]).toEqual([30, 30])
  })

  it('change the cached page of a node that did none of them, when they are due and not before', async () => {
    const cache = createPageCache<Response>(1_000_000, () => false)
    const stop = await test.database.listen({
      onChange: contentWrites(() => cache.purge()).onNotification,
      onState: () => {},
    })
    let rendered = 0
    const render = async () => {
      rendered += 1
      const titles = (await test.api.trips.list()).map(({ title }) => title)
      const headers = { 'content-type': 'text/html; charset=utf-8' }
      return aRenderedPage(`<!doctype html><title>Trips</title><p>${titles.join()}</p>`, { status: 200, headers })
    }
    const app = test.appWith({ cache, render })
    const connection = {
      incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 50_000, remoteFamily: 'IPv4' } },
    }
    const page = async () => (await app.request(new URL('/', test.config.siteUrl).href, {}, connection)).text()
    await startNode()
    await plan(1, 2)
    const [{ title, due_at }] = (await test.db
      .select({ title: trips.title, due_at: schedules.due_at })
      .from(schedules)
      .innerJoin(trips, eq(trips.id, schedules.item_id))) as [{ title: string; due_at: Date }]
    await expect.poll(async () => (await page(), await page(), rendered), patience).toBeGreaterThan(0)
    expect(await page()).not.toContain(title)
    await expect.poll(page, patience).toContain(title)
    const [change] = await test.db.select().from(operations).where(eq(operations.operation, 'schedule.publish'))
    expect(change!.at.getTime()).toBeGreaterThanOrEqual(due_at.getTime())
    const after = rendered
    await page()
    expect(rendered, 'cached again').toBe(after)
    await stop()
  })
})
