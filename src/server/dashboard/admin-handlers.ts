import { eq, sql } from 'drizzle-orm'
import {
  type IssueCounts,
  type Panels,
  topJourneys,
  type Journeys,
  panelItems,
  type Waiting,
  type StorageTotals,
} from '#contract/admin/dashboard/dashboard.ts'
import type { Db } from '../platform/db/database.ts'
import { blogs, testimonials, trips, vendors, enquiries, tripDaysCounted } from '../platform/db/schema.ts'
import { adminProcedure } from '../api/admin-procedure.ts'
import type { Logger } from 'pino'
import { selectEdited } from './edited-query.ts'
import { selectTrend } from './trend-query.ts'
import { recentFrom, recentSince } from '../catalogue/common/recent-window.ts'

interface Sources extends PanelSources {
  issues: (db: Db) => Promise<IssueCounts>
}

/** @param sources panels of other content types. */
export const dashboardHandlers = ({ issues, ...sources }: Sources) => ({
  panels: adminProcedure.dashboard.panels.handler(({ context: { db, log } }) => readPanels(db, log, sources)),
  issues: adminProcedure.dashboard.issues.handler(({ context: { db } }) => issues(db)),
  journeys: adminProcedure.dashboard.journeys.handler(({ context: { db } }) => selectJourneys(db)),
  counts: adminProcedure.dashboard.counts.handler(async ({ context: { db } }) => ({
    trips: { total: await db.$count(trips), published: await db.$count(trips, eq(trips.status, 'published')) },
    vendors: { total: await db.$count(vendors) },
    blogs: { total: await db.$count(blogs), published: await db.$count(blogs, eq(blogs.status, 'published')) },
    testimonials: { total: await db.$count(testimonials) },
  })),
})

type Read<Name extends keyof Panels> = (db: Db) => Promise<NonNullable<Panels[Name]>>

/** Panels whose content type has its own folder. */
interface PanelSources {
  comingUp: Read<'coming_up'>
  week: Read<'week'>
  history: (db: Db) => Promise<NonNullable<Panels['storage']>['history']>
}

/** Reads all panels at once; one that fails is logged, and the others are there. */
async function readPanels(db: Db, log: Logger, { comingUp, week, history }: PanelSources): Promise<Panels> {
  const read = async <Panel>(panel: keyof Panels, query: Promise<Panel>): Promise<Panel | null> =>
    query.catch((error: unknown) => {
      log.error({ err: error, panel }, 'a panel of the dashboard could not be read')
      return null
    })
  const [edited, waiting, coming_up, journeys, trend, ofWeek, storage] = await Promise.all([
    read('edited', selectEdited(db)),
    read('waiting', selectWaiting(db)),
    read('coming_up', comingUp(db)),
    read('journeys', selectJourneys(db)),
    read('trend', selectTrend(db)),
    read('week', week(db)),
    read('storage', selectStorage(db, history)),
  ])
  return { edited, waiting, coming_up, journeys, trend, week: ofWeek, storage }
}

/** Figures of all journeys, also of those that are gone, and of the published ones that most people saw. */
async function selectJourneys(db: Db): Promise<Journeys> {
  const { rows } = (await db.execute(sql`
    with counted as (
      select trip_id, sum(seen)::int as seen, sum(button)::int as button
      from ${tripDaysCounted} where day >= ${recentFrom} group by trip_id
    ), asked as (
      select trip_id, count(*)::int as asked, count(answered_at)::int as answered
      from ${enquiries} where created_at >= ${recentSince} group by trip_id
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

/** Unpublished trips and stories, and open drafts of published ones; the latest of them by name. */
async function selectWaiting(db: Db): Promise<Waiting> {
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

/** Space used by pictures, database and history. */
async function selectStorage(db: Db, history: (db: Db) => Promise<StorageTotals['history']>): Promise<StorageTotals> {
  const { rows } = (await db.execute(sql`
    select (select count(*)::int from pictures) as pictures,
      (select coalesce(sum(bytes), 0)::float8 from pictures)
        + (select coalesce(sum(bytes), 0)::float8 from picture_variants) as picture_bytes,
      pg_database_size(current_database())::float8 as database_bytes`)) as unknown as {
    rows: [Omit<StorageTotals, 'history'>]
  }
  return { ...rows[0], history: await history(db) }
}
