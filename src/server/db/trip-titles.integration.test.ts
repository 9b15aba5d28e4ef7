import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import type { Db } from './database.ts'
import { trips, tripTitles, vendors } from './schema.ts'

/** The stored rows, and those computed from the trips. */
async function rows(db: Db) {
  const stored = await db.select().from(tripTitles).orderBy(tripTitles.trip_id)
  const expected = await db
    .select({
      trip_id: trips.id,
      title: sql<string>`lower(${trips.title})`,
      category: trips.category,
      region: sql<string>`btrim(${trips.region})`,
      status: trips.status,
      created_at: trips.created_at,
      words: sql<string>`searchable(concat_ws(' ', ${trips.title}, btrim(${trips.region}), ${vendors.vendor_name}))`,
    })
    .from(trips)
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .orderBy(trips.id)
  return { stored, expected }
}

describeWithDatabase('titles for searches', (open) => {
  const expectInSync = async (total: number) => {
    const { stored, expected } = await rows(open().db)
    expect(stored).toEqual(expected)
    expect(stored).toHaveLength(total)
  }

  it('follow every insert, update, delete and truncate of trips', async () => {
    const { db } = open()
    const first = await aTrip(db, { title: 'The TIGER Hour', region: ' Kerala ' })
    await aTrip(db, { title: 'Éclat à Pondichéry', status: 'draft' })
    await expectInSync(2)
    await db.update(trips).set({ title: 'Another Hour' }).where(eq(trips.id, first.id))
    await expectInSync(2)
    await db.update(trips).set({ region: 'Goa ', category: 'Signature Stays', status: 'published' })
    await expectInSync(2)
    await db.update(trips).set({ created_at: new Date('2026-01-01') })
    await expectInSync(2)
    await db.update(vendors).set({ vendor_name: 'Pondichéry Walks' })
    await expectInSync(2)
    await db.delete(vendors)
    await expectInSync(2)
    await db.delete(trips).where(eq(trips.id, first.id))
    await expectInSync(1)
    await db.execute(sql`truncate trips cascade`)
    await expectInSync(0)
  })

  it('stay unchanged when the transaction is rolled back', async () => {
    const { db } = open()
    const trip = await aTrip(db)
    const undone = db.transaction(async (tx) => {
      await aTrip(tx)
      await tx.update(trips).set({ title: 'Never there' }).where(eq(trips.id, trip.id))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await expectInSync(1)
  })

  it('are right after concurrent changes', async () => {
    const { db } = open()
    const { id } = await aTrip(db)
    const retitle = (index: number) =>
      db
        .update(trips)
        .set({ title: `Title ${index}` })
        .where(eq(trips.id, id))
    await Promise.all(Array.from({ length: 8 }, (_, index) => (index % 2 ? retitle(index) : aTrip(db))))
    await expectInSync(5)
  })
})
