import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOn } from '#tests/database/test-database.ts'
import { aVendor } from '#tests/factories/vendor.ts'
import type { Db } from './database.ts'

/** The connections to this database that wait for notices. */
const listeners = sql`pg_stat_activity where datname = current_database() and query like 'listen %'`

async function countListeners(db: Db): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(listeners)
  return row!.count
}

describeOn('postgresql', 'a connection that waits for changes', (open) => {
  it('is made anew when it is lost: what was missed counts as a change, and later ones are heard', async () => {
    const { db, database } = open()
    let heard = 0
    const stop = await database.listen(() => {
      heard += 1
    })
    try {
      await db.execute(sql`select pg_terminate_backend(pid) from ${listeners}`)
      await expect.poll(() => heard, { timeout: 10_000 }).toBe(1)
      expect(await countListeners(db)).toBe(1)
      await aVendor(db)
      await expect.poll(() => heard).toBeGreaterThan(1)
    } finally {
      await stop()
    }
    await expect.poll(() => countListeners(db)).toBe(0)
  })
})
