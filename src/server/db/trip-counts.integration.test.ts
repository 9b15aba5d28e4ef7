import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import type { Db } from './database.ts'
import { tripCounts, trips } from './schema.ts'

/** The stored numbers, and the same counted from the trips. */
async function numbers(db: Db) {
  const stored = await db
    .select({ category: tripCounts.category, region: tripCounts.region, trips: tripCounts.trips })
    .from(tripCounts)
    .where(sql`${tripCounts.trips} <> 0`)
    .orderBy(tripCounts.category, tripCounts.region)
  const region = sql<string>`btrim(${trips.region})`
  const counted = await db
    .select({ category: trips.category, region, trips: sql<number>`count(*)::int` })
    .from(trips)
    .where(eq(trips.status, 'published'))
    .groupBy(trips.category, region)
    .orderBy(trips.category, region)
  return { stored, counted }
}

describeWithDatabase('counts of published trips', (open) => {
  const expectInSync = async (total: number) => {
    const { stored, counted } = await numbers(open().db)
    expect(stored).toEqual(counted)
    expect(stored.reduce((sum, each) => sum + each.trips, 0)).toBe(total)
  }

  it('follow every insert, update, delete and truncate of trips', async () => {
    const { db } = open()
    await aTrip(db, { region: ' Kerala ' })
    const second = await aTrip(db, { region: 'Kerala' })
    await aTrip(db, { region: 'Assam', category: 'Wellness Retreats' })
    await aTrip(db, { status: 'draft', region: 'Assam' })
    await expectInSync(3)
    await db.update(trips).set({ title: 'The same place' })
    await expectInSync(3)
    await db.update(trips).set({ region: 'Goa', category: 'Signature Stays' }).where(eq(trips.id, second.id))
    await expectInSync(3)
    await db.update(trips).set({ status: 'published' })
    await expectInSync(4)
    await db.delete(trips).where(eq(trips.id, second.id))
    await expectInSync(3)
    await db.execute(sql`truncate trips cascade`)
    await expectInSync(0)
  })

  it('stay unchanged when the transaction is rolled back', async () => {
    const { db } = open()
    await aTrip(db)
    const undone = db.transaction(async (tx) => {
      await aTrip(tx)
      await tx.delete(trips)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await expectInSync(1)
  })

  it('are right after concurrent changes', async () => {
    const { db } = open()
    await Promise.all(Array.from({ length: 8 }, (_, index) => aTrip(db, { region: index % 2 ? 'Kerala' : 'Assam' })))
    await expectInSync(8)
  })
})
