import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { versions } from '../../platform/db/schema.ts'
import type { VersionBody } from '../../platform/db/tables/versions.ts'
import type { VersionChange } from '../activity/queries.ts'
import { contentTableOf, givenVersions } from './content-tables.ts'

/** A version to revert, with the stored state. */
export interface Step extends VersionChange {
  /** Fields that were changed; of an insert and a deletion all. */
  fields: string[]
  isThere: boolean
  /** Fields that are not as the version left them: as they are now, and as it left them. */
  stale: VersionBody
  left: VersionBody
  /** Fields that are written otherwise than they were. */
  patch: VersionBody
}

/** Fields of a whole body that are looked at before it is put back. */
const looked = (
  'id status slug title name bucket is_active publish_at unpublish_at updated_at ' +
  'vendor_id trip_id featured_image portrait photo image_url trip_images'
).split(' ')

/** @returns versions in the order in which they were stored; the rows that are stored are locked. */
export async function readSteps(tx: Db, ids: number[]): Promise<Step[]> {
  await lockRows(tx, ids)
  const { rows } = (await tx.execute(sql`
    select id, operation_id, entity, item_id, part, kind, label,
      case kind when 'update' then before when 'delete' then (
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(before) where key = any(${sql.param(looked)}::text[])) end as before,
      case kind when 'update' then after end as after,
      array(select jsonb_object_keys(coalesce(before, after))) as fields,
      stored.body is not null as "isThere",
      coalesce(differs.now, '{}') as stale, coalesce(differs.left, '{}') as left
    -- The offset keeps PostgreSQL from computing the differences once for each use.
    from (select * from version_changes where id = any(${sql.param(ids)}::bigint[]) offset 0) as changed
    cross join lateral (select stored_body(entity, item_id, part) as body offset 0) as stored
    -- The note of a schedule that it was refused is no change of it.
    cross join lateral (
      select jsonb_object_agg(key, coalesce(stored.body -> key, 'null')) as now, jsonb_object_agg(key, value) as left
      from jsonb_each(differing(after, stored.body)) where key not in ('publish_failure', 'unpublish_failure') and stored.body is not null
    ) as differs
    order by id`)) as unknown as { rows: Omit<Step, 'patch'>[] }
  return rows.map((row) => ({ ...row, id: Number(row.id), operation_id: Number(row.operation_id), patch: {} }))
}

/** In an order that all share, so that two undos do not wait for each other. */
async function lockRows(tx: Db, ids: number[]): Promise<void> {
  const { id, entity, part, item_id } = versions
  const rows = await tx
    .select({ id, entity, part, item_id })
    .from(versions)
    .where(sql`${id} = any(${sql.param(ids)}::bigint[])`)
    .orderBy(sql`${part} <> 'item'`, entity, part, item_id)
  for (const some of Map.groupBy(rows, (row) => `${row.entity} ${row.part}`).values()) {
    const { table, isRow } = contentTableOf(some[0]!)
    await tx.execute(
      sql`select 1 from ${table} as t join ${givenVersions(some)} on ${isRow} order by v.item_id for update of t`,
    )
  }
}
