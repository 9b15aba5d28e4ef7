import { and, asc, eq, sql } from 'drizzle-orm'
import { countedChanges, type HistoryTotals } from '#contract/admin/changes/changes.ts'
import type { Db } from '../../db/database.ts'
import { changeItems, changePictures, changePins, changes, jobRuns, pictures } from '../../db/schema.ts'
import { isNamedByChanges, isUnused } from '../../media/unused-pictures.ts'
import { cleanupJob, nextNight } from './retention/nights.ts'
import { countChanges } from './queries.ts'

/** Of the changes it reads no table: a number beyond `countedChanges` is the database's estimate. */
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
    picture_bytes: await keptPictureBytes(db),
    oldest_at: oldest?.at.toISOString() ?? null,
    pinned: await db.$count(changePins),
    cleaned_at: run?.finished_at.toISOString() ?? null,
    next_cleanup_at: nextNight(now).toISOString(),
  }
}

/** Of pictures that would be removed if no change named them, and of those in the trash. */
async function keptPictureBytes(db: Db): Promise<number> {
  const [replaced] = await db
    .select({ bytes: sql<number>`coalesce(sum(${pictures.bytes}), 0)::float8` })
    .from(pictures)
    .where(and(eq(pictures.kept, false), isNamedByChanges(db), isUnused(db)))
  const trashed = db
    .selectDistinctOn([changeItems.noun_id], {
      bytes: sql<number>`(${changeItems.before} ->> 'bytes')::float8`.as('bytes'),
    })
    .from(changeItems)
    .innerJoin(changePictures, eq(changePictures.item_id, changeItems.id))
    .where(
      and(
        eq(changeItems.kind, 'delete'),
        eq(changeItems.row_table, 'pictures'),
        sql`not exists (select 1 from ${pictures} where ${pictures.url} = ${changeItems.noun_id})`,
      ),
    )
    .as('trashed')
  const [deleted] = await db.select({ bytes: sql<number>`coalesce(sum(${trashed.bytes}), 0)::float8` }).from(trashed)
  return replaced!.bytes + deleted!.bytes
}
