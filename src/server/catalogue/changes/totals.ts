import { asc, eq, sql } from 'drizzle-orm'
import { countedChanges, type HistoryTotals } from '#contract/admin/changes.ts'
import type { Db } from '../../db/database.ts'
import { changePins, changes, jobRuns } from '../../db/schema.ts'
import { cleanupJob, nextNight } from './retention/nights.ts'
import { countChanges } from './queries.ts'

/** None of it reads the tables: a number beyond `countedChanges` is the database's estimate. */
export async function historyTotals(db: Db, now = new Date()): Promise<HistoryTotals> {
  const counted = await countChanges(db, {})
  const [sizes] = await db
    .select({
      bytes: sql<number>`pg_total_relation_size('changes') + pg_total_relation_size('change_items') + pg_total_relation_size('change_pins')`,
      estimate: sql<number>`(select reltuples::bigint from pg_class where oid = 'changes'::regclass)`,
    })
    .from(sql`(values (1)) as one`)
  const [oldest] = await db.select({ at: changes.at }).from(changes).orderBy(asc(changes.at)).limit(1)
  const [run] = await db.select().from(jobRuns).where(eq(jobRuns.job, cleanupJob))
  const estimated = counted > countedChanges
  return {
    changes: estimated ? Math.max(counted, sizes!.estimate) : counted,
    estimated,
    bytes: sizes!.bytes,
    oldest_at: oldest?.at.toISOString() ?? null,
    pinned: await db.$count(changePins),
    cleaned_at: run?.finished_at.toISOString() ?? null,
    next_cleanup_at: nextNight(now).toISOString(),
  }
}
