import { sql } from 'drizzle-orm'
import { editedNouns, panelItems, type EditedItem } from '#contract/admin/dashboard.ts'
import type { Db } from '../../db/database.ts'

/** Operations of the admin that are looked at; what was edited before them is not continued. */
const looked = 200

/** An operation on more items is work on a list, or an import: nothing to continue. */
const itemsAtOnce = 3

const nouns = sql`${sql.param([...editedNouns])}::text[]`

/**
 * What the admin changed last, or what a form kept without being saved; each item once, as it is called now, without
 * what is deleted.
 */
export async function selectEdited(db: Db): Promise<EditedItem[]> {
  const { rows } = (await db.execute(sql`
    with touched as (
      select item.noun, item.item_id::uuid as id, operation.at
      from (select id, at from operations where author = 'admin' order by id desc limit ${looked}) as operation
      cross join lateral (
        select noun, item_id, count(*) over () as items
        from (
          select distinct noun, item_id from (
            select noun, item_id from versions where operation_id = operation.id limit 100
          ) as first where noun = any (${nouns})
        ) as named
      ) as item
      where item.items <= ${itemsAtOnce}
      union all
      select noun, item_id, greatest(saved_at, autosaved_at) from drafts
      where num_nonnulls(saved_at, autosaved_at) > 0
    ), latest as (
      select noun, id, max(at) as at from touched group by noun, id
    ), named as (
      select latest.*, thing.label, thing.status from latest join lateral (
        select title as label, status from trips where latest.noun = 'trips' and trips.id = latest.id
        union all select title, status from blogs where latest.noun = 'blogs' and blogs.id = latest.id
        union all select vendor_name, null from vendors where latest.noun = 'vendors' and vendors.id = latest.id
        union all select name, null from testimonials where latest.noun = 'testimonials' and testimonials.id = latest.id
        union all select title, null from hero_images where latest.noun = 'hero_images' and hero_images.id = latest.id
        union all select title, null from categories where latest.noun = 'categories' and categories.id = latest.id
      ) as thing on true
      order by latest.at desc, latest.id limit ${panelItems}
    )
    select noun, id as noun_id, label, status, at, (
      select case when saved_at > autosaved_at or autosaved_at is null then 'draft' else 'autosave' end from drafts
      where drafts.noun = named.noun and item_id = named.id and num_nonnulls(saved_at, autosaved_at) > 0
    ) as kept
    from named order by at desc, id`)) as unknown as { rows: (Omit<EditedItem, 'at'> & { at: string | Date })[] }
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
