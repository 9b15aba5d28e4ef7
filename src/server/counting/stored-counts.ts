import { lt, sql } from 'drizzle-orm'
import { countedMonths } from '#contract/retention.ts'
import type { Db } from '../db/database.ts'
import { tripDaysCounted, trips } from '../db/schema.ts'

export interface TripDayCount {
  trip_id: string
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string
  seen: number
  button: number
}

/** Adds to what is stored; any number of processes may. Ids of no published trip are left out. */
export async function addCounts(db: Db, counts: TripDayCount[]): Promise<void> {
  const rows = JSON.stringify(counts)
  // In one order, so that two processes cannot wait for each other.
  await db.execute(sql`
    insert into ${tripDaysCounted} (trip_id, day, seen, button)
    select c.trip_id, c.day, c.seen, c.button
    from jsonb_to_recordset(${rows}::jsonb) as c(trip_id uuid, day date, seen int, button int)
    join ${trips} on ${trips.id} = c.trip_id and ${trips.status} = 'published'
    order by c.trip_id, c.day
    on conflict (trip_id, day) do update
      set seen = ${tripDaysCounted}.seen + excluded.seen, button = ${tripDaysCounted}.button + excluded.button`)
}

export async function removeOldCounts(db: Db): Promise<void> {
  await db
    .delete(tripDaysCounted)
    .where(lt(tripDaysCounted.day, sql`(now() - make_interval(months => ${countedMonths}))::date`))
}
