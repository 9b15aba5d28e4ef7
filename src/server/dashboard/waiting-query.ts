import { sql } from 'drizzle-orm'
import { panelItems, type Waiting } from '#contract/admin/dashboard/dashboard.ts'
import type { Db } from '../platform/db/database.ts'

/** Trips and stories that are not published, and open drafts of what is; the latest of them by name. */
export async function selectWaiting(db: Db): Promise<Waiting> {
  const { rows } = (await db.execute(sql`
    with waiting as (
      select 'trips' as entity, id, title, 'draft' as state, updated_at from trips where status = 'draft'
      union all
      select 'blogs', id, title, 'draft', updated_at from blogs where status = 'draft'
      union all
      select e.entity, e.item_id, coalesce(nullif(e.body ->> 'title', ''), t.title, b.title, c.title), 'changed', e.saved_at
      from drafts e
      left join trips t on e.entity = 'trips' and t.id = e.item_id
      left join blogs b on e.entity = 'blogs' and b.id = e.item_id
      left join categories c on e.entity = 'categories' and c.id = e.item_id
      where e.body is not null and (t.status = 'published' or b.status = 'published' or c.id is not null)
    ), counted as (
      select entity, state, count(*)::int as count from waiting group by entity, state
    ), latest as (
      select entity, id as item_id, title as label, state, updated_at as at from waiting
      order by updated_at desc, id limit ${panelItems}
    )
    select (select coalesce(json_agg(counted order by entity desc, state desc), '[]'::json) from counted) as counts,
      (select coalesce(json_agg(latest order by at desc), '[]'::json) from latest) as latest`)) as unknown as {
    rows: [Waiting]
  }
  const { counts, latest } = rows[0]
  return { counts, latest: latest.map((each) => ({ ...each, at: new Date(each.at).toISOString() })) }
}
