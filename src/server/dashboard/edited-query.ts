import { sql } from 'drizzle-orm'
import { editedEntities, panelItems, type EditedItem } from '#contract/admin/dashboard/dashboard.ts'
import type { Db } from '../platform/db/database.ts'

/** Number of the admin's latest operations to read; earlier edits are not offered. */
const looked = 200

/** An operation on more items is work on a list, or an import: nothing to continue. */
const itemsAtOnce = 3

const entities = sql`${sql.param([...editedEntities])}::text[]`

/**
 * Items that the admin changed last or left unsaved in a form: each once, under its current name, without deleted
 * ones.
 */
export async function selectEdited(db: Db): Promise<EditedItem[]> {
  const { rows } = (await db.execute(sql`
    with touched as (
      select item.entity, item.item_id::uuid as id, operation.at
      from (select id, at from operations where author = 'admin' order by id desc limit ${looked}) as operation
      cross join lateral (
        select entity, item_id, count(*) over () as items
        from (
          select distinct entity, item_id from (
            select entity, item_id from versions where operation_id = operation.id limit 100
          ) as first where entity = any (${entities})
        ) as named
      ) as item
      where item.items <= ${itemsAtOnce}
      union all
      select entity, item_id, greatest(saved_at, autosaved_at) from drafts
      where num_nonnulls(saved_at, autosaved_at) > 0
    ), latest as (
      select entity, id, max(at) as at from touched group by entity, id
    ), named as (
      select latest.*, item.label, item.status from latest join lateral (
        select title as label, status from trips where latest.entity = 'trips' and trips.id = latest.id
        union all select title, status from blogs where latest.entity = 'blogs' and blogs.id = latest.id
        union all select vendor_name, null from vendors where latest.entity = 'vendors' and vendors.id = latest.id
        union all select name, null from testimonials where latest.entity = 'testimonials' and testimonials.id = latest.id
        union all select title, null from hero_images where latest.entity = 'hero_images' and hero_images.id = latest.id
        union all select title, null from categories where latest.entity = 'categories' and categories.id = latest.id
      ) as item on true
      order by latest.at desc, latest.id limit ${panelItems}
    )
    select entity, id as item_id, label, status, at, (
      select case when saved_at > autosaved_at or autosaved_at is null then 'draft' else 'autosave' end from drafts
      where drafts.entity = named.entity and item_id = named.id and num_nonnulls(saved_at, autosaved_at) > 0
    ) as kept
    from named order by at desc, id`)) as unknown as { rows: (Omit<EditedItem, 'at'> & { at: string | Date })[] }
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
