import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { ChangedColumns } from '../../../db/tables/changes/changes.ts'
import type { RecordedTable } from './recorded-tables.ts'

/** Columns that the table no longer has are left out; those that it had not yet get their defaults. */
export async function insertRow(tx: Db, { table, columns }: RecordedTable, values: ChangedColumns): Promise<void> {
  const names = sql.join(
    Object.keys(values)
      .filter((name) => columns.has(name))
      .map((name) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_record(null::${table}, ${JSON.stringify(values)}::jsonb)`)
}
