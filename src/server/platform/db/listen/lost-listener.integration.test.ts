import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import type { Db } from '../database.ts'

const listeners = sql`pg_stat_activity where datname = current_database() and query like 'listen %'`

async function countListeners(db: Db): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(listeners)
  return row!.count
}

describeWithDatabase('the listening connection', (open) => {
  it('reconnects when it is lost, reports that changes may have been missed, and hears later ones', async () => {
    const { db, database } = open()
    const payloads: string[] = []
    const stop = await database.listen({
      onChange: (payload) => payloads.push(payload),
      onState: () => {},
    })
    try {
      await db.execute(sql`select pg_terminate_backend(pid) from ${listeners}`)
      await expect.poll(() => payloads).toEqual([''])
      expect(database.figures().listenerLosses).toBe(1)
      expect(await countListeners(db)).toBe(1)
      await aVendor(db)
      await expect.poll(() => payloads.length).toBeGreaterThan(1)
    } finally {
      await stop()
    }
    await expect.poll(() => countListeners(db)).toBe(0)
  })
})
