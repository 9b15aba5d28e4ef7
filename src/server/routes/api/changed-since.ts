import { desc, eq, sql } from 'drizzle-orm'
import type { RestorePoint } from '#contract/admin/backup/backup.ts'
import type { Db } from '../../platform/db/database.ts'
import { operations } from '../../platform/db/schema.ts'

type Changed = RestorePoint['changed']

/** @returns for each of the moments, in their order, how many items were changed since. */
export async function selectChangedSince(db: Db, moments: string[]): Promise<Changed[]> {
  const { rows } = (await db.execute(sql`
    with points as (
      select place, at::timestamptz as at from unnest(${sql.param(moments)}::text[]) with ordinality as given (at, place)
    ), latest as (
      select entity, max(operation.at) as at from operations as operation join versions on operation_id = operation.id
      where operation.at > (select min(at) from points) group by entity, item_id
    )
    select place::int - 1 as place, entity, count(*)::int as count
    from points join latest on latest.at > points.at group by place, entity order by count desc, entity`)) as unknown as {
    rows: (Changed[number] & { place: number })[]
  }
  return moments.map((_, index) =>
    rows.filter(({ place }) => place === index).map(({ entity, count }) => ({ entity, count })),
  )
}

/** @returns null where an operation was never done. */
export async function selectLatest(
  db: Db,
  operation: string,
): Promise<{ at: Date; details: Record<string, string> } | null> {
  const [row] = await db
    .select({ at: operations.at, details: operations.details })
    .from(operations)
    .where(eq(operations.operation, operation))
    .orderBy(desc(operations.at))
    .limit(1)
  return row ? { at: row.at, details: row.details ?? {} } : null
}
