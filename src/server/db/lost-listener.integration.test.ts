import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import type { DatabaseState, Db } from './database.ts'

/** The connections to this database that wait for notices. */
const listeners = sql`pg_stat_activity where datname = current_database() and query like 'listen %'`

async function countListeners(db: Db): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(listeners)
  return row!.count
}

describeWithDatabase('a connection that waits for changes', (open) => {
  it('is made anew when it is lost: what was missed counts as a change, and later ones are heard', async () => {
    const { db, database } = open()
    let heard = 0
    const states: DatabaseState[] = []
    const stop = await database.listen({
      onChange: () => {
        heard += 1
      },
      onState: (state) => states.push(state),
    })
    try {
      await db.execute(sql`select pg_terminate_backend(pid) from ${listeners}`)
      await expect.poll(() => states, { timeout: 10_000 }).toEqual(['deaf', 'live'])
      expect(heard).toBe(0)
      expect(database.figures().listenerLosses).toBe(1)
      expect(await countListeners(db)).toBe(1)
      await aVendor(db)
      await expect.poll(() => heard).toBeGreaterThan(0)
    } finally {
      await stop()
    }
    await expect.poll(() => countListeners(db)).toBe(0)
  })
})
