import { and, asc, eq, sql } from 'drizzle-orm'
import { countedChanges, type HistoryTotals } from '#contract/admin/changes/changes.ts'
import type { Db } from '../../platform/db/database.ts'
import { operations, pictures, versions } from '../../platform/db/schema.ts'
import { reachedAt } from '../../platform/db/writes/milestones.ts'
import { isNamedByVersions, isUnused } from '../../platform/media/unused-pictures.ts'
import { nextNight } from '../../platform/jobs/nights.ts'
import { countOperations } from './queries.ts'

/** A number beyond `countedChanges` is the database's estimate. */
export async function historyTotals(db: Db, now = new Date()): Promise<HistoryTotals> {
  const counted = await countOperations(db, {})
  const [sizes] = await db
    .select({
      bytes: sql<number>`(pg_total_relation_size('operations') + pg_total_relation_size('versions'))::float8`,
      estimate: sql<number>`(select reltuples::float8 from pg_class where oid = 'operations'::regclass)`,
    })
    .from(sql`(values (1)) as one`)
  const [oldest] = await db.select({ at: operations.at }).from(operations).orderBy(asc(operations.at)).limit(1)
  const estimated = counted > countedChanges
  return {
    changes: estimated ? Math.max(counted, sizes!.estimate) : counted,
    estimated,
    bytes: sizes!.bytes,
    picture_bytes: await keptPictureBytes(db),
    oldest_at: oldest?.at.toISOString() ?? null,
    pinned: await db.$count(operations, eq(operations.pinned, true)),
    cleaned_at: (await reachedAt(db, 'history-cleaned'))?.toISOString() ?? null,
    next_cleanup_at: nextNight(now).toISOString(),
  }
}

/** Bytes of pictures that only versions still name, and of those in the trash. */
async function keptPictureBytes(db: Db): Promise<number> {
  const [replaced] = await db
    .select({ bytes: sql<number>`coalesce(sum(${pictures.bytes}), 0)::float8` })
    .from(pictures)
    .where(and(eq(pictures.kept, false), isNamedByVersions(db), isUnused(db)))
  const trashed = db
    .selectDistinctOn([versions.item_id], { bytes: sql<number>`(${versions.body} ->> 'bytes')::float8`.as('bytes') })
    .from(versions)
    .where(
      and(
        eq(versions.entity, 'pictures'),
        eq(versions.kind, 'delete'),
        sql`not exists (select 1 from ${pictures} where ${pictures.url} = ${versions.item_id})`,
      ),
    )
    .as('trashed')
  const [deleted] = await db.select({ bytes: sql<number>`coalesce(sum(${trashed.bytes}), 0)::float8` }).from(trashed)
  return replaced!.bytes + deleted!.bytes
}
