import { sql } from 'drizzle-orm'
import { trendDays, type Trend } from '#contract/admin/dashboard/dashboard.ts'
import type { Db } from '../platform/db/database.ts'
import { enquiries, tripDaysCounted } from '../platform/db/schema.ts'

/** The steps from visit to answer, of the last days and of as many before them. */
export async function selectTrend(db: Db): Promise<Trend> {
  const days = sql.raw(String(trendDays))
  const { rows } = (await db.execute(sql`
    with span as (
      select name, (now() at time zone 'Asia/Kolkata')::date - first as since, (now() at time zone 'Asia/Kolkata')::date - last as until
      from (values ('now', ${days} - 1, 0), ('before', 2 * ${days} - 1, ${days})) as span (name, first, last)
    )
    select name,
      (select coalesce(sum(seen), 0)::int from ${tripDaysCounted} where day between since and until) as seen,
      (select coalesce(sum(button), 0)::int from ${tripDaysCounted} where day between since and until) as button,
      asked.asked, asked.answered
    from span cross join lateral (
      select count(*)::int as asked, count(answered_at)::int as answered from ${enquiries}
      where created_at >= since::timestamp at time zone 'Asia/Kolkata'
        and created_at < (until + 1)::timestamp at time zone 'Asia/Kolkata'
    ) as asked`)) as unknown as { rows: (Trend['now'] & { name: keyof Trend })[] }
  const figuresOf = (wanted: keyof Trend) => {
    const { name: _name, ...figures } = rows.find(({ name }) => name === wanted)!
    return figures
  }
  return { now: figuresOf('now'), before: figuresOf('before') }
}
