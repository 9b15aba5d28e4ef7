import { sql } from 'drizzle-orm'
import { topJourneys, type Journeys } from '#contract/admin/dashboard/dashboard.ts'
import type { Db } from '../platform/db/database.ts'
import { enquiries, tripDaysCounted, trips } from '../platform/db/schema.ts'
import { latelyFrom, latelySince } from '../catalogue/common/lately.ts'

/** Figures of all journeys, also of those that are gone, and of the published ones that most people saw. */
export async function selectJourneys(db: Db): Promise<Journeys> {
  const { rows } = (await db.execute(sql`
    with counted as (
      select trip_id, sum(seen)::int as seen, sum(button)::int as button
      from ${tripDaysCounted} where day >= ${latelyFrom} group by trip_id
    ), asked as (
      select trip_id, count(*)::int as asked, count(answered_at)::int as answered
      from ${enquiries} where created_at >= ${latelySince} group by trip_id
    ), top as (
      select t.id, t.title, c.seen, c.button, coalesce(a.asked, 0) as asked, coalesce(a.answered, 0) as answered
      from counted c join ${trips} t on t.id = c.trip_id and t.status = 'published'
      left join asked a on a.trip_id = t.id
      order by c.seen desc, c.button desc, t.title, t.id limit ${topJourneys}
    )
    select (select coalesce(sum(seen), 0)::int from counted) as seen,
      (select coalesce(sum(button), 0)::int from counted) as button,
      (select coalesce(sum(asked), 0)::int from asked) as asked,
      (select coalesce(sum(answered), 0)::int from asked) as answered,
      (select coalesce(json_agg(top), '[]'::json) from top) as top`)) as unknown as { rows: [Journeys] }
  return rows[0]
}
