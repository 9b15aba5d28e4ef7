import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

interface Rows<Row> {
  rows: Row[]
}

/** @returns a hash of every row of every table but unlogged ones, which no copy takes along. */
export async function contentHash(db: Db): Promise<string> {
  const tables = (await db.execute(
    sql`select quote_ident(relname) as name from pg_class where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace order by 1`,
  )) as unknown as Rows<{ name: string }>
  const sums = tables.rows.map(
    ({ name }) =>
      `(select coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text || '/' || count(*) from ${name} t)`,
  )
  const hash = (await db.execute(
    sql.raw(`select md5(concat_ws(' ', ${sums.join(', ')})) as hash`),
  )) as unknown as Rows<{
    hash: string
  }>
  return hash.rows[0]!.hash
}
