import { sql } from 'drizzle-orm'
import type { RetentionLimits } from '#contract/retention.ts'
import type { Db } from '../../../db/database.ts'

/** A thing with changes that may go. */
export interface ThinnedThing {
  noun: string
  noun_id: string
  /** The oldest of the changes that stay; null where none has to. */
  kept_from: number | null
}

/**
 * Things with more changes than have to stay, and things whose last change was a deletion long ago. One pass over an
 * index, and one over the deletions; what has few changes is not looked at.
 */
export async function thingsToThin(db: Db, { months, trashDays, newest }: RetentionLimits): Promise<ThinnedThing[]> {
  const before = sql`least(now() - make_interval(months => ${months}), now() - make_interval(days => ${trashDays}))`
  const { rows } = (await db.execute(sql`
    with many as (
      select noun, noun_id from change_items group by noun, noun_id having count(*) > ${newest}
    )
    select noun, noun_id, kept.id as kept_from from many cross join lateral (
      select id from (
        select distinct change_id as id from change_items as own
        where own.noun = many.noun and own.noun_id = many.noun_id order by id desc limit ${newest}
      ) as latest order by id limit 1
    ) as kept
    union all
    select last.noun, last.noun_id, null from change_items as last join changes on changes.id = last.change_id
    where last.kind not in ('insert', 'update') and last.row_table = last.noun and changes.at < ${before}
      and not exists (
        select from change_items as later
        where later.noun = last.noun and later.noun_id = last.noun_id and later.change_id > last.change_id
      )`)) as unknown as { rows: ThinnedThing[] }
  return rows
}
