import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { noBackup } from '#tests/support/no-backup.ts'
import { milestones, pushDevices } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import type { DiskState } from '#contract/admin/installation/server.ts'
import { troubleWatch } from './trouble-watch.ts'

describeWithDatabase('trouble with the backup or the disk', (open) => {
  const site = { disk: 'enough' as DiskState, backup: 'running' as 'running' | 'away' }
  const aNode = (patience = 0) =>
    troubleWatch({
      db: open().db,
      disk: { ...noDisk, usage: async () => ({ free: 0, total: 0, state: site.disk }) },
      backup: { ...noBackup, status: () => ({ ...noBackup.status(), state: site.backup }) },
      patience,
    })
  const aDevice = () =>
    open()
      .db.insert(pushDevices)
      .values({ endpoint: 'https://fcm.googleapis.com/a', p256dh: 'B', auth: 'a', label: 'A' })
  /** @returns the kinds that wait, which count as sent then. */
  const notified = async () => {
    const rows = await open().db.select().from(pushDevices)
    await open().db.update(pushDevices).set({ waiting: [] })
    return rows.flatMap(({ waiting }) => waiting).toSorted()
  }
  const later = (hours: number) =>
    open()
      .db.update(milestones)
      .set({ reached_at: sql`reached_at - make_interval(hours => ${hours})` })

  it('notifies once when it begins, whichever node sees it and after a restart', async () => {
    await aDevice()
    site.disk = 'low'
    site.backup = 'away'
    const look = aNode()
    await look()
    expect(await notified()).toEqual(['backup', 'disk'])
    await later(5)
    await look()
    await Promise.all([aNode()(), aNode()(), look()])
    expect(await notified()).toEqual([])
    site.disk = 'full'
    await look()
    expect(await notified()).toEqual([])
  })

  it('is over after an hour without it, and notifies again afterwards', async () => {
    await aDevice()
    site.disk = 'low'
    site.backup = 'running'
    const look = aNode()
    await look()
    expect(await notified()).toEqual(['disk'])
    site.disk = 'enough'
    await look()
    site.disk = 'low'
    await look()
    expect(await notified()).toEqual([])
    site.disk = 'enough'
    await later(2)
    await look()
    site.disk = 'low'
    await look()
    expect(await notified()).toEqual(['disk'])
  })

  it('is not reported before it has lasted', async () => {
    await aDevice()
    site.backup = 'away'
    await aNode(60_000)()
    expect(await notified()).toEqual([])
  })
})

const noDisk = { requireFreeSpace: async () => {}, releaseReserve: async () => {}, allocateReserve: async () => {} }
