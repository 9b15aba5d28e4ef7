import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { pictures } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aStoredPicture } from '#tests/support/factories/picture.ts'
import { startCleanupJob } from './cleanup-job.ts'

describeWithDatabase('the cleanup job', (open) => {
  it('sweeps at once and every hour, and waits for a running sweep when it stops', async () => {
    const { db, storage, context, config } = open()
    const anOldUpload = async () => {
      await aStoredPicture(db, storage)
      await db.update(pictures).set({ created_at: sql`now() - interval '25 hours'` })
    }
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const hourly = () => timers.mock.calls.find(([, wait]) => wait === 3_600_000)?.[0]
    try {
      await anOldUpload()
      const job = startCleanupJob({ ...context, ...config })
      await expect.poll(hourly).toBeDefined()
      expect(await db.$count(pictures)).toBe(0)
      await anOldUpload()
      hourly()!()
      await job.stop()
      expect(await db.$count(pictures)).toBe(0)
      expect(await storage.list('trip-images/')).toEqual([])
    } finally {
      timers.mockRestore()
    }
  })

  it('logs a failure and does not throw', async () => {
    const { storage, context, config, logged } = open()
    const broken = { ...storage, list: () => Promise.reject(new Error('no such disk')) }
    await startCleanupJob({ ...context, ...config, storage: broken }).stop()
    expect(logged).toMatchObject([{ msg: 'sweeping failed', err: { message: 'no such disk' } }])
  })
})
