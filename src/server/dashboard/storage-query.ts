import { sql } from 'drizzle-orm'
import type { StorageTotals } from '#contract/admin/dashboard/dashboard.ts'
import type { Db } from '../platform/db/database.ts'

/** How much room pictures, database and history take. */
export async function selectStorage(
  db: Db,
  history: (db: Db) => Promise<StorageTotals['history']>,
): Promise<StorageTotals> {
  const { rows } = (await db.execute(sql`
    select (select count(*)::int from pictures) as pictures,
      (select coalesce(sum(bytes), 0)::float8 from pictures)
        + (select coalesce(sum(bytes), 0)::float8 from picture_variants) as picture_bytes,
      pg_database_size(current_database())::float8 as database_bytes`)) as unknown as {
    rows: [Omit<StorageTotals, 'history'>]
  }
  return { ...rows[0], history: await history(db) }
}
