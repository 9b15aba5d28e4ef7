import { lt, sql } from 'drizzle-orm'
import { countedMonths } from '#contract/retention.ts'
import type { CountedAction } from '#values/addresses/count-address.ts'
import type { Db } from '../../platform/db/database.ts'
import { tripDaysCounted, trips, visitsToday } from '../../platform/db/schema.ts'

/** One visitor's action of a day, by a hash that every node calculates alike. */
export interface TripVisit {
  trip_id: string
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string
  action: CountedAction
  visit: string
}

/** Adds those visits of published trips that no node has added before (docs/decisions/0087). */
export async function addVisits(db: Db, visits: TripVisit[]): Promise<void> {
  const rows = JSON.stringify(visits)
  await db.execute(sql`
    with offered as (
      select * from jsonb_to_recordset(${rows}::jsonb) as c(trip_id uuid, day date, action text, visit text)
    ), fresh as (
      insert into ${visitsToday} (day, visit) select day, visit from offered order by day, visit
      on conflict do nothing returning day, visit
    )
    insert into ${tripDaysCounted} (trip_id, day, seen, button)
    select o.trip_id, o.day, count(*) filter (where o.action = 'seen'), count(*) filter (where o.action = 'button')
    from offered as o join fresh using (day, visit)
    join ${trips} on ${trips.id} = o.trip_id and ${trips.status} = 'published'
    group by o.trip_id, o.day order by o.trip_id, o.day
    on conflict (trip_id, day) do update
      set seen = ${tripDaysCounted}.seen + excluded.seen, button = ${tripDaysCounted}.button + excluded.button`)
}

/** The hashes of visits go with their day. */
export async function removeOldCounts(db: Db): Promise<void> {
  await db
    .delete(tripDaysCounted)
    .where(lt(tripDaysCounted.day, sql`(now() - make_interval(months => ${countedMonths}))::date`))
  await db.delete(visitsToday).where(lt(visitsToday.day, sql`(now() at time zone 'Asia/Kolkata')::date`))
}
