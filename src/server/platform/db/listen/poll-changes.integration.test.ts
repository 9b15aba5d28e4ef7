import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { createLog } from '../../log.ts'
import type { ContentListener } from '../database.ts'
import { openPostgresql } from '../postgresql.ts'
import { contentWrites } from '../writes/content-writes.ts'
import { listenForChanges, type Listening } from './listen-for-changes.ts'
import { changePoll } from './poll-changes.ts'

const open: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

const insert = (name: string) => `insert into vendors (vendor_name, region) values ('${name}', 'Kerala')`

it('a poll returns each transaction that changed content once, in whichever order they commit', async () => {
  const pool = new pg.Pool({ connectionString: await clonePostgresql(), max: 4 })
  open.push({ close: () => pool.end() })
  const poll = changePoll(pool)
  const count = async () => (await poll()).xids.length
  expect(await poll()).toMatchObject({ xids: [], unknown: true })
  expect(await poll()).toMatchObject({ xids: [], unknown: false })
  await pool.query(insert('at once'))
  expect([await count(), await count()]).toEqual([1, 0])
  const [early, late] = [await pool.connect(), await pool.connect()]
  await early.query(`begin; ${insert('begun first')}`)
  await late.query(`begin; ${insert('committed first')}; ${insert('the same')}`)
  expect(await count()).toBe(0)
  await late.query('commit')
  expect([await count(), await count()]).toEqual([1, 0])
  await early.query('commit')
  expect([await count(), await count()]).toEqual([1, 0])
  await early.query(`begin; ${insert('never')}; rollback`)
  await early.query(
    `update vendors set vendor_name = 'x' where false; insert into milestones values ('sample-loaded', now())`,
  )
  expect(await count()).toBe(0)
  early.release()
  late.release()
})

it('a poll ignores transactions of a copy of another server', async () => {
  const pool = new pg.Pool({ connectionString: await clonePostgresql() })
  open.push({ close: () => pool.end() })
  const poll = changePoll(pool)
  await poll()
  await pool.query(
    `insert into content_changes (xid) select (pg_current_xact_id()::text::bigint + 1000000)::text::xid8`,
  )
  expect((await poll()).xids).toEqual([])
})

/** Listens on another database, so that no notification arrives. */
async function listenElsewhere(pool: pg.Pool, listener: ContentListener): Promise<Listening> {
  const parts = {
    poll: changePoll(pool),
    ping: async () => void (await pool.query('select 1')),
    log: createLog('silent'),
  }
  const listening = await listenForChanges({ ...parts, url: await clonePostgresql() }, listener)
  open.push({ close: listening.stop })
  return listening
}

it('a listener finds changes whose notifications are lost', async () => {
  const pool = new pg.Pool({ connectionString: await clonePostgresql() })
  open.push({ close: () => pool.end() })
  let purges = 0
  const { onNotification } = contentWrites(() => void (purges += 1))
  const { missed } = await listenElsewhere(pool, { onChange: onNotification, onState: () => {} })
  for (const round of [1, 2]) {
    await pool.query(insert('not announced'))
    await expect.poll(() => [purges, missed()]).toEqual([round, round])
  }
})

it('a listener uses the clock of the database if that of the node is wrong', async () => {
  const database = await openPostgresql(await clonePostgresql(), createLog('silent'))
  open.push(database)
  const stop = await database.listen({ onChange: () => {}, onState: () => {} })
  open.push({ close: stop })
  const real = Date.now
  try {
    Date.now = () => real() - 3_600_000
    await expect.poll(() => Math.abs(database.now() - real()) < 60_000).toBe(true)
    expect(database.figures().clockAhead).toBeGreaterThan(3_500_000)
  } finally {
    Date.now = real
  }
})
