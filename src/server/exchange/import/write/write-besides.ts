import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Slice } from './slice.ts'

const rowsWith = ({ id, from, last }: Slice) =>
  sql`import_rows as r where r.import_id = ${id} and r.number > ${from} and r.number <= ${last} and r.besides is not null`

/** Galleries that the file changes are replaced as a whole. */
export async function writeGalleries(tx: Db, slice: Slice): Promise<void> {
  const rows = sql`${rowsWith(slice)} and r.besides ? 'gallery'`
  await tx.execute(
    sql`delete from trip_images where trip_id in (select r.item_id from ${rows} and r.outcome = 'update')`,
  )
  await tx.execute(sql`insert into trip_images (trip_id, image_url, caption, sort_order)
    select r.item_id, image.value ->> 'image_url', image.value ->> 'caption', image.place
    from (select r.item_id, r.besides from ${rows}) as r,
      jsonb_array_elements(r.besides -> 'gallery') with ordinality as image(value, place)`)
}

/** They belong to the pictures; of several for one picture the last one counts. */
export async function writeAlts(tx: Db, slice: Slice): Promise<void> {
  await tx.execute(sql`update pictures as p set alt = a.alt
    from (select distinct on (url) url, alt from (select r.number, r.besides from ${rowsWith(slice)}) as r,
        jsonb_to_recordset(r.besides -> 'alts') as each(url text, alt text) order by url, r.number desc) as a
    where p.url = a.url and p.alt <> a.alt`)
}
