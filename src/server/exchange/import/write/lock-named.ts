import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Sheet } from '../../sheets/sheet.ts'

/** Something that the file is about, or names, was changed between the check and the run. */
export class ChangedSince extends Error {
  override name = 'ChangedSince'
}

/**
 * Locks pictures and items before the first write, in the order of all saves, and compares their versions with those of
 * the check.
 * @throws ChangedSince
 */
export async function lockNamed(tx: Db, sheet: Sheet, id: string): Promise<void> {
  const urls = sql`select distinct jsonb_array_elements_text(media -> 'pictures') as url from import_rows
    where import_id = ${id} and media is not null`
  await requireAll(
    tx,
    sql`select count(*)::int from (${urls}) as named`,
    sql`select 1 from pictures where url in (${urls}) order by url for key share`,
  )
  const updated = sql`import_rows where import_id = ${id} and outcome = 'update'`
  await requireAll(
    tx,
    sql`select count(*)::int from ${updated}`,
    sql`select 1 from ${sheet.table} as t join (select item_id, version from ${updated}) as named
      on named.item_id = t.id and named.version = t.updated_at order by t.id for update of t`,
  )
}

/** @param locked rows, which are counted where they are locked and not sent. */
async function requireAll(tx: Db, wanted: ReturnType<typeof sql>, locked: ReturnType<typeof sql>): Promise<void> {
  const [row] = await tx
    .select({
      wanted: sql<number>`(${wanted})`,
      found: sql<number>`(with locked as (${locked}) select count(*)::int from locked)`,
    })
    .from(sql`(select 1) as one`)
  if (row!.wanted !== row!.found) throw new ChangedSince()
}
