import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import type { Db } from './database.ts'
import { tripCounts, trips } from './schema.ts'

/** The kept numbers, and the same counted anew. */
async function numbers(db: Db) {
  const kept = await db
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
  return { kept, counted }
}

describeWithDatabase('counts of published trips', (open) => {
  const expectRight = async (total: number) => {
    const { kept, counted } = await numbers(open().db)
    expect(kept).toEqual(counted)
    expect(kept.reduce((sum, each) => sum + each.trips, 0)).toBe(total)
  }

  it('follow every way in which trips come, change and go', async () => {
    const { db } = open()
    await aTrip(db, { region: ' Kerala ' })
    const second = await aTrip(db, { region: 'Kerala' })
    await aTrip(db, { region: 'Assam', category: 'Wellness Retreats' })
    await aTrip(db, { status: 'draft', region: 'Assam' })
    await expectRight(3)
    await db.update(trips).set({ title: 'The same place' })
    await expectRight(3)
    await db.update(trips).set({ region: 'Goa', category: 'Signature Stays' }).where(eq(trips.id, second.id))
    await expectRight(3)
    await db.update(trips).set({ status: 'published' })
    await expectRight(4)
    await db.delete(trips).where(eq(trips.id, second.id))
    await expectRight(3)
    await db.execute(sql`truncate trips cascade`)
    await expectRight(0)
  })

  it('stay as they were when the change is undone', async () => {
    const { db } = open()
    await aTrip(db)
    const undone = db.transaction(async (tx) => {
      await aTrip(tx)
      await tx.delete(trips)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await expectRight(1)
  })

  it('are right when several changes happen at a time', async () => {
    const { db } = open()
    await Promise.all(Array.from({ length: 8 }, (_, index) => aTrip(db, { region: index % 2 ? 'Kerala' : 'Assam' })))
    await expectRight(8)
  })
})
