import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'

export const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Finds items by their names, without regard to case, or by their ids.
 * @returns the ids by text.
 */
export async function idsByText(db: Db, { table, name }: { table: SQL; name: SQL }, texts: Set<string>) {
  const all = [...texts]
  const ids = all.filter((text) => idPattern.test(text.trim()))
  const found = sql`(
    select named.text, t.id from unnest(${sql.param(all)}::text[]) as named(text)
      join ${table} as t on lower(t.${name}) collate "C" = lower(btrim(named.text)) collate "C"
    union
    select given.text, t.id from unnest(${sql.param(ids)}::text[]) as given(text)
      join ${table} as t on t.id = btrim(given.text)::uuid) as found`
  const rows = all.length === 0 ? [] : await db.select({ text: sql<string>`text`, id: sql<string>`id` }).from(found)
  const byText = Map.groupBy(rows, ({ text }) => text)
  return (text: string) => (byText.get(text) ?? []).map(({ id }) => id)
}
