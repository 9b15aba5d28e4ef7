import { eq, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'

/** A table whose rows can be copied: the copy has another id, moment of creation and version, and is not sample content. */
type CopiedTable = PgTable & { id: PgColumn; created_at: PgColumn; updated_at: PgColumn; sample: PgColumn }

/** Follows the title of a copy. */
const mark = ' (copy)'

/** @returns the title of a copy, shortened to the limit if it has to be. */
export function copiedTitle(title: string, limit: number): string {
  return `${title.slice(0, limit - mark.length).trimEnd()}${mark}`
}

/**
 * Inserts a copy of a row.
 * @param changed gives the columns in which the copy differs.
 * @returns id and version of the copy, or null where there is no such row.
 */
export async function copyRow<Table extends CopiedTable>(
  tx: Db,
  table: Table,
  id: string,
  changed: (
    row: InferSelectModel<Table>,
  ) => Partial<InferSelectModel<Table>> | Promise<Partial<InferSelectModel<Table>>>,
): Promise<{ id: string; updated_at: Date } | null> {
  const rows = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('share')
  const row = rows[0] as
    | (InferSelectModel<Table> & { id: string; created_at: Date; updated_at: Date; sample: boolean })
    | undefined
  if (!row) return null
  const { id: _id, created_at: _created, updated_at: _updated, sample: _sample, ...copied } = row
  const inserted = await tx
    .insert(table as PgTable)
    .values({ ...copied, ...(await changed(row)) })
    .returning({ id: table.id, updated_at: table.updated_at })
  return inserted[0] as { id: string; updated_at: Date }
}
