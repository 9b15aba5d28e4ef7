import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { capturedLog } from '#tests/support/database/captured-log.ts'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import type { Database } from '../database.ts'
import { missedChanges } from './missed-changes.ts'
import { openPostgresql } from '../postgresql.ts'
import { contentWrites } from '../writes/content-writes.ts'

const open: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

const insert = (name: string) => `insert into vendors (vendor_name, region) values ('${name}', 'Kerala')`

it('names each transaction that changed content once, in whichever order they commit', async () => {
  const pool = new pg.Pool({ connectionString: await clonePostgresql(), max: 4 })
  open.push({ close: () => pool.end() })
  const look = missedChanges(pool)
  const count = async () => (await look()).xids.length
  expect(await look()).toMatchObject({ xids: [], unknown: true })
  expect(await look()).toMatchObject({ xids: [], unknown: false })
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
  await early.query(`update vendors set vendor_name = 'x' where false; insert into job_runs values ('other', now())`)
  expect(await count()).toBe(0)
  early.release()
  late.release()
})

it('of a copy of another server are not named for ever', async () => {
  const pool = new pg.Pool({ connectionString: await clonePostgresql() })
  open.push({ close: () => pool.end() })
  const look = missedChanges(pool)
  await look()
  await pool.query(
    `insert into content_changes (xid) select (pg_current_xact_id()::text::bigint + 1000000)::text::xid8`,
  )
  expect((await look()).xids).toEqual([])
})

/** A node whose listening connection is alive and hears nothing, as behind a pooler: it listens to another database. */
async function aDeafNode(): Promise<{ database: Database; messages: () => string[] }> {
  const { log, records } = capturedLog()
  const database = await openPostgresql(await clonePostgresql(), log, { directUrl: await clonePostgresql() })
  open.push(database)
  return { database, messages: () => records.map(({ msg }) => msg ?? '') }
}

it('are found by asking when notifications are lost though the connection is not, which the log says once', async () => {
  const { database, messages } = await aDeafNode()
  let purges = 0
  const { onNotification } = contentWrites(() => void (purges += 1))
  const stop = await database.listen({ onChange: onNotification, onState: () => {} })
  open.push({ close: stop })
  for (const round of [1, 2]) {
    await aVendor(database.db)
    await expect.poll(() => purges).toBe(round)
    await expect.poll(() => database.figures().missedChanges).toBe(round)
  }
  expect(messages().filter((each) => each.includes('DATABASE_DIRECT_URL'))).toHaveLength(1)
})

it('the clock of the database is known to a node whose own is wrong', async () => {
  const { database } = await aDeafNode()
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
