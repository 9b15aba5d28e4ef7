import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { trips } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('a write that is aborted by a deadlock', (open) => {
  afterEach(async () => {
    await open().db.execute(sql`drop function if exists give_up_once() cascade`)
    await open().db.execute(sql`drop sequence if exists attempts`)
  })

  /** The first update of a trip fails with the error that PostgreSQL raises for a deadlock. */
  async function giveUpOnce(): Promise<void> {
    const { db } = open()
    // A sequence is not rolled back.
    await db.execute(sql`create sequence attempts`)
    await db.execute(sql`create function give_up_once() returns trigger language plpgsql as $$
      begin
        if nextval('attempts') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return null;
      end $$`)
    await db.execute(
      sql`create trigger give_up_once after update on trips for each row execute function give_up_once()`,
    )
  }

  it('is retried', async () => {
    const { db, adminApi } = open()
    const trip = await aTrip(db)
    await giveUpOnce()
    await adminApi.admin.trips.update({ trip_id: trip.id, trip_data: { title: 'In the end' } })
    const [stored] = await db.select({ title: trips.title }).from(trips).where(eq(trips.id, trip.id))
    expect(stored!.title).toBe('In the end')
  })
})
