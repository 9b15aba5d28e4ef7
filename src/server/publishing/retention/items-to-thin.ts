import { sql, type SQL } from 'drizzle-orm'
import type { RetentionLimits } from '#contract/retention.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Item } from '../activity/queries.ts'

/** An item with versions that may be removed. */
export interface ThinnedItem extends Item {
  /** The oldest of the operations that stay; null where none has to. */
  kept_from: number | null
}

/** @returns SQL of the time before which versions go. */
export function oldest({ months, trashDays }: RetentionLimits): SQL {
  return sql`least(now() - make_interval(months => ${months}), now() - make_interval(days => ${trashDays}))`
}

/**
 * Items that more operations changed than have to stay, and items that were deleted long ago. One pass over an index,
 * and one over the deletions; items with few versions are not read.
 */
export async function itemsToThin(db: Db, limits: RetentionLimits): Promise<ThinnedItem[]> {
  const { newest } = limits
  const { rows } = (await db.execute(sql`
    with many as (
      select entity, item_id from versions group by entity, item_id having count(*) > ${newest}
    )
    select entity, item_id, kept.id as kept_from from many cross join lateral (
      select id from (
        select distinct operation_id as id from versions as own
        where own.entity = many.entity and own.item_id = many.item_id and operation_id is not null order by id desc limit ${newest}
      ) as latest order by id limit 1
    ) as kept
    union all
    select last.entity, last.item_id, null from versions as last join operations on operations.id = last.operation_id
    where last.kind not in ('insert', 'update') and last.part = 'item' and operations.at < ${oldest(limits)}
      and not exists (
        select from versions as later
        where later.entity = last.entity and later.item_id = last.item_id and later.operation_id > last.operation_id
      )`)) as unknown as { rows: ThinnedItem[] }
  return rows
}
