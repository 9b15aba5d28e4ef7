import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { retention } from '#contract/retention.ts'
import type { Db } from '#server/platform/db/database.ts'
import { milestones, operations, versions } from '#server/platform/db/schema.ts'
import { recordEvent } from '#server/platform/db/writes/operations.ts'
import { startNightlyJob } from '#server/cleanup/cleanup-job.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { cleanUpHistory } from './nightly-cleanup.ts'
import { removeOldVersions } from './remove-old.ts'

/** An item, and how many days ago each of its versions was stored. */
type Past = Record<string, number[]>

/** Inserts versions as the triggers would have, with the given ages; the oldest first. @returns operations by item. */
async function aPast(db: Db, past: Past, kind: 'update' | 'delete' = 'update'): Promise<Record<string, number[]>> {
  const ids: Record<string, number[]> = {}
  for (const [item_id, ages] of Object.entries(past)) {
    const rows = ages.map((age) => ({
      at: new Date(Date.now() - age * 86_400_000),
      author: 'admin' as const,
      operation: 'trips.update',
    }))
    const stored = await db.insert(operations).values(rows).returning({ id: operations.id })
    ids[item_id] = stored.map(({ id }) => id)
    const version = { kind, entity: 'trips', item_id, part: 'item', label: item_id, body: { price: 1 } } as const
    await db.insert(versions).values(stored.map(({ id }) => ({ ...version, operation_id: id })))
  }
  return ids
}

const times = (many: number, age: number) => Array.from({ length: many }, () => age)

describeWithDatabase('retention', (open) => {
  const left = async () => {
    const rows = await open()
      .db.select({ item: versions.item_id, changes: count() })
      .from(versions)
      .where(and(eq(versions.entity, 'trips'), isNotNull(versions.operation_id)))
      .groupBy(versions.item_id)
      .orderBy(asc(versions.item_id))
    return Object.fromEntries(rows.map(({ item, changes: many }) => [item, many]))
  }

  it('removes what is older than twelve months, but never the newest fifty of an item', async () => {
    const { db } = open()
    const ids = await aPast(db, {
      few: times(20, 900),
      'many, old': times(60, 900),
      'many, young': times(70, 300),
      'old and young': [...times(40, 900), ...times(45, 10)],
    })
    expect(await removeOldVersions(db, { limits: retention })).toEqual({ operations: 45, versions: 45 })
    expect(await left()).toEqual({ few: 20, 'many, old': 50, 'many, young': 70, 'old and young': 50 })
    const rows = await db
      .select({ id: versions.operation_id })
      .from(versions)
      .where(eq(versions.item_id, 'many, old'))
      .orderBy(versions.id)
    // The oldest version that stays is compared with a baseline.
    expect(rows.map(({ id }) => id)).toEqual([null, ...ids['many, old']!.slice(10)])
    expect(await db.$count(operations)).toBe(190)
    expect(await removeOldVersions(db, { limits: retention })).toEqual({ operations: 0, versions: 0 })
  })

  it('removes single versions, and an operation when it has none left', async () => {
    const { db } = open()
    const ids = await aPast(db, { thinned: times(60, 900) })
    const shared = ids['thinned']![0]!
    const other = { entity: 'vendors', item_id: 'v', part: 'item', kind: 'update', label: 'v', body: {} } as const
    await db.insert(versions).values({ ...other, operation_id: shared })
    expect(await removeOldVersions(db, { limits: retention })).toEqual({ operations: 9, versions: 10 })
    expect(await db.select().from(versions).where(eq(versions.operation_id, shared))).toMatchObject([
      { entity: 'vendors' },
    ])
  })

  it('leaves pinned operations alone', async () => {
    const { db, adminApi } = open()
    const ids = await aPast(db, { item: times(53, 900) })
    await recordEvent(db, { author: 'admin', operation: 'sign-in' })
    const pinned = [ids['item']![0]!, ids['item']![1]!]
    for (const change_id of pinned) await adminApi.admin.changes.pin({ change_id, pinned: true })
    await adminApi.admin.changes.pin({ change_id: pinned[1]!, pinned: false })
    expect(await removeOldVersions(db, { limits: retention })).toEqual({ operations: 2, versions: 2 })
    expect((await adminApi.admin.changes.list({ pinned: true })).items.map(({ id }) => id)).toEqual([pinned[0]])
  })

  it('removes events of the account by age alone', async () => {
    const { db } = open()
    for (const age of [...times(60, 400), 10]) {
      const at = new Date(Date.now() - age * 86_400_000)
      await db.insert(operations).values({ at, author: 'admin', operation: 'sign-in', details: {} })
    }
    expect(await removeOldVersions(db, { limits: retention })).toEqual({ operations: 60, versions: 0 })
  })

  it('removes everything of an item that was deleted before that', async () => {
    const { db } = open()
    await aPast(db, { gone: times(5, 900), recent: times(5, 900), back: times(2, 900) })
    await aPast(db, { gone: [500], recent: [40], back: [800] }, 'delete')
    await aPast(db, { back: [700] })
    expect(await removeOldVersions(db, { limits: retention })).toEqual({ operations: 6, versions: 6 })
    expect(await left()).toEqual({ back: 4, recent: 6 })
  })

  it('never removes what the trash needs, however short the period', async () => {
    const { db } = open()
    await aPast(db, { trashed: times(3, 40), restored: times(3, 20) })
    await aPast(db, { trashed: [29] }, 'delete')
    const limits = { ...retention, months: 0, newest: 1 }
    expect(await removeOldVersions(db, { limits })).toEqual({ operations: 3, versions: 3 })
    const [deletion] = await db
      .select()
      .from(versions)
      .where(and(eq(versions.item_id, 'trashed'), isNotNull(versions.operation_id)))
    expect(deletion).toMatchObject({ kind: 'delete', body: { price: 1 } })
    expect(await left()).toEqual({ restored: 3, trashed: 1 })
  })

  it('is done batch by batch, and each batch completely or not at all', async () => {
    const { db } = open()
    await aPast(db, { large: times(4500, 900) })
    let batches = 0
    const crash = async () => {
      batches += 1
      if (batches === 2) throw new Error('the power failed')
    }
    await expect(removeOldVersions(db, { limits: retention, between: crash })).rejects.toThrow('the power failed')
    expect(await left()).toEqual({ large: 2500 })
    expect(await removeOldVersions(db, { limits: retention })).toEqual({ operations: 4450, versions: 2450 })
  })

  it('rolls a batch back whose transaction fails', async () => {
    const { db } = open()
    await aPast(db, { item: times(60, 900) })
    await db.execute(
      sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
    )
    await db.execute(sql`create trigger refuse before delete on versions for each row execute function refuse()`)
    try {
      await expect(removeOldVersions(db, { limits: retention })).rejects.toThrow()
    } finally {
      await db.execute(sql`drop function refuse cascade`)
    }
    expect(await left()).toEqual({ item: 60 })
  })

  it('is one node’s work in a night', async () => {
    const { db } = open()
    await aPast(db, { item: times(60, 900) })
    const now = new Date()
    const done = await Promise.all([
      cleanUpHistory(db, { now }),
      cleanUpHistory(db, { now }),
      cleanUpHistory(db, { now }),
    ])
    expect(done.filter((each) => each !== null)).toEqual([{ operations: 10, versions: 10 }])
    expect(await cleanUpHistory(db, { now })).toBeNull()
    expect(await db.select().from(operations).where(eq(operations.operation, 'changes.retention'))).toMatchObject([
      { author: 'program', details: { operations: '10', versions: '10' } },
    ])
    const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000)
    expect(await cleanUpHistory(db, { now: tomorrow })).toEqual({ operations: 0, versions: 0 })
  })

  it('is not counted as done when it was stopped', async () => {
    const { db } = open()
    await aPast(db, { item: times(60, 900) })
    const now = new Date()
    await expect(cleanUpHistory(db, { now, isOpen: () => false })).rejects.toThrow()
    expect(await db.$count(milestones)).toBe(0)
    expect(await cleanUpHistory(db, { now })).toEqual({ operations: 10, versions: 10 })
  })

  it('happens at the start where it is late, and a failure is logged', async () => {
    const { db, context, logged } = open()
    await aPast(db, { item: times(60, 900) })
    const job = startNightlyJob(context)
    await expect.poll(() => db.$count(milestones)).toBe(1)
    await job.stop()
    expect(await left()).toEqual({ item: 50 })
    expect(logged).toMatchObject([{ msg: 'history cleaned up', operations: 10, versions: 10 }])
    logged.length = 0
    const broken = { ...context, db: { transaction: () => Promise.reject(new Error('no answer')) } as unknown as Db }
    const failing = startNightlyJob(broken)
    await expect.poll(() => logged).toMatchObject([{ msg: 'cleaning up the history failed' }])
    await failing.stop()
  })

  it('does not wait: a change that is being pinned stays', async () => {
    const { db } = open()
    const ids = await aPast(db, { item: times(52, 900) })
    await db.transaction(async (tx) => {
      await tx.update(operations).set({ pinned: true }).where(eq(operations.id, ids['item']![0]!))
      expect(await removeOldVersions(db, { limits: retention })).toEqual({ operations: 1, versions: 1 })
    })
    expect(await left()).toEqual({ item: 51 })
    expect(await removeOldVersions(db, { limits: retention })).toEqual({ operations: 0, versions: 0 })
  })
})
