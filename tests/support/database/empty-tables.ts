import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { withoutRecording } from '#server/platform/db/writes/operations.ts'
import type { Db } from '#server/platform/db/database.ts'
import * as schema from '#server/platform/db/schema.ts'

/** Tables with rows from migrations, which are restored. */
const fixedTables = [schema.regions, schema.categories, schema.siteSettings] as const

/** The rows of a database after its migrations. */
export interface FixedRows {
  regions: (typeof schema.regions.$inferSelect)[]
  categories: (typeof schema.categories.$inferSelect)[]
  settings: (typeof schema.siteSettings.$inferSelect)[]
}

/** Call it before any test has changed them. */
export async function readFixedRows(db: Db): Promise<FixedRows> {
  const [regions, categories, settings] = await Promise.all(fixedTables.map((table) => db.select().from(table)))
  return { regions, categories, settings } as FixedRows
}

/**
 * Restores a database to its state after the migrations, with the same ids. All tables are emptied by one statement:
 * foreign keys are checked at its end, so the order does not matter, and new tables are included automatically.
 */
export async function emptyTables(db: Db, fixed: FixedRows): Promise<void> {
  const tables = Object.values(schema).filter((each) => is(each, PgTable) && each !== schema.searchEntries) as PgTable[]
  const deletions = tables.map((table) => {
    const name = getTableName(table)
    return sql`${sql.identifier(`emptied_${name}`)} as (delete from ${sql.identifier(name)})`
  })
  await db.transaction(async (tx) => {
    await withoutRecording(tx)
    await tx.execute(sql`with ${sql.join(deletions, sql`, `)} select 1`)
    await tx.insert(schema.categories).values(fixed.categories)
    await tx.insert(schema.regions).values(fixed.regions)
    await tx.insert(schema.siteSettings).values(fixed.settings)
  })
}
