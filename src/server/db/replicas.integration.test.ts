import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { startTestServer } from '#tests/support/database/test-server.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { primarySettings, startReplica } from '#tests/support/nodes/replica.ts'
import { createLog } from '../log.ts'
import { openPostgresql } from './postgresql.ts'

const patience = { timeout: 60_000, interval: 50 }

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

async function startPair() {
  const primary = await startTestServer({ settings: primarySettings })
  open.push({ close: primary.stop })
  const replica = await startReplica(primary)
  open.push({ close: replica.stop })
  return { url: primary.urlOf('postgres'), replicaUrl: replica.urlOf('postgres'), stopReplica: replica.stop }
}

it('public reads go to a replica only while it has replayed the last change, and to the primary when it is away', async () => {
  const { url, replicaUrl, stopReplica } = await startPair()
  const database = await openPostgresql(url, createLog('silent'), { replicaUrls: [replicaUrl] })
  open.push(database)
  database.contentChanged()
  const ready = () => database.figures().replicas.ready
  await expect.poll(ready, patience).toBe(1)
  const replica = new pg.Client({ connectionString: replicaUrl })
  replica.on('error', () => {})
  await replica.connect()
  const stop = await database.listen({ onChange: () => database.contentChanged(), onState: () => {} })
  open.push({ close: stop })
  const { db, publicDb } = database
  const answered = () => database.figures().replicas.answered
  const names = async () => {
    const { rows } = (await publicDb.execute(sql`select vendor_name as name from vendors`)) as unknown as {
      rows: { name: string }[]
    }
    return rows.map(({ name }) => name)
  }
  const save = async (vendor_name: string) => {
    await aVendor(db, { vendor_name })
    // As a save through the program does before it answers.
    database.contentChanged()
  }
  const before = answered()
  expect(await names()).toEqual([])
  expect(answered()).toBe(before + 1)

  await replica.query('select pg_wal_replay_pause()')
  await save('Not replayed')
  for (let turn = 0; turn < 20; turn += 1) expect(await names()).toEqual(['Not replayed'])
  expect([ready(), answered()]).toEqual([0, before + 1])
  await replica.query('select pg_wal_replay_resume()')
  await expect.poll(ready, patience).toBe(1)
  expect(await names()).toEqual(['Not replayed'])
  expect(answered()).toBe(before + 2)

  // In any number of rounds never an older page.
  for (let round = 0; round < 25; round += 1) {
    await save(`Round ${round}`)
    expect(await names()).toContain(`Round ${round}`)
    if (round % 5 === 0) await expect.poll(ready, patience).toBe(1)
  }

  // A write is not for a replica, wherever it comes from.
  await publicDb.execute(sql`insert into job_runs values ('by a visitor', now())`)
  expect(await db.$count(sql`job_runs`)).toBe(1)

  await expect.poll(ready, patience).toBe(1)
  await stopReplica()
  for (let turn = 0; turn < 5; turn += 1) expect(await names()).toContain('Round 24')
  await expect.poll(ready, patience).toBe(0)
})
