import { sql } from 'drizzle-orm'
import { editedNouns, panelItems, type EditedItem } from '#contract/admin/dashboard.ts'
import type { Db } from '../../db/database.ts'

/** Changes of the admin that are looked at; what was edited before them is not continued. */
const looked = 200

/** A change of more things is work on a list, or an import: nothing that somebody goes on with. */
const thingsAtOnce = 3

const nouns = sql`${sql.param([...editedNouns])}::text[]`

/**
 * What the admin changed last, or what a form kept without being saved; each thing once, as it is called now, without
 * what is deleted.
 */
export async function selectEdited(db: Db): Promise<EditedItem[]> {
  const { rows } = (await db.execute(sql`
    with touched as (
      select item.noun, item.noun_id::uuid as id, change.at
      from (select id, at from changes where author = 'admin' order by id desc limit ${looked}) as change
      cross join lateral (
        select noun, noun_id, count(*) over () as things
        from (
          select distinct noun, noun_id from (
            select noun, noun_id from change_items where change_id = change.id limit 100
          ) as first where noun = any (${nouns})
        ) as named
      ) as item
      where item.things <= ${thingsAtOnce}
      union all
      select noun, item_id, updated_at from editions
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
      select kind from editions where editions.noun = named.noun and item_id = named.id order by updated_at desc limit 1
    ) as kept
    from named order by at desc, id`)) as unknown as { rows: (Omit<EditedItem, 'at'> & { at: string | Date })[] }
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
