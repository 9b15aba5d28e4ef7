import { eq, sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/database.ts'
import { WriteRefused } from './write-refused.ts'

/** A table whose rows are edited; `updated_at` is the version of a row (docs/decisions/0011). */
type VersionedTable = PgTable & { id: PgColumn; updated_at: PgColumn }

type Stored<Table extends PgTable> = InferSelectModel<Table>

/** The version that was edited: the contract's `versionFields`. */
export interface EditedVersion {
  updated_at?: string | undefined
  overwrite?: boolean | undefined
}

/** @returns a stored row, locked until the transaction ends, or null if it is missing. */
export async function lockRow<Table extends VersionedTable>(
  tx: Db,
  table: Table,
  id: string,
): Promise<Stored<Table> | null> {
  const rows = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update')
  return (rows[0] as Stored<Table> | undefined) ?? null
}

/**
 * Locks the row that a save changes, before it is compared with the version that was edited.
 * @param notFound code of the refusal if it is missing.
 * @throws WriteRefused with it, or VERSION_CONFLICT where another version is stored and the save does not overwrite it.
 */
export async function lockVersion<Table extends VersionedTable>(
  tx: Db,
  table: Table,
  id: string,
  edited: EditedVersion,
  notFound: string,
): Promise<Stored<Table> & { updated_at: Date }> {
  const stored = (await lockRow(tx, table, id)) as (Stored<Table> & { updated_at: Date }) | null
  if (!stored) throw new WriteRefused(notFound)
  if (isOutdated(stored.updated_at, edited))
    throw new WriteRefused('VERSION_CONFLICT', { updated_at: stored.updated_at.toISOString() })
  return stored
}

function isOutdated(stored: Date, { updated_at, overwrite }: EditedVersion): boolean {
  return updated_at !== undefined && overwrite !== true && new Date(updated_at).getTime() !== stored.getTime()
}

/** @returns the version of a save: now, but always later than the stored one, so that no two versions are equal. */
export function nextVersion(stored: Date): Date {
  return new Date(Math.max(Date.now(), stored.getTime() + 1))
}

/** The same for several rows in one statement. @param stored column with the version. */
export function nextVersions(stored: PgColumn): SQL {
  return sql`greatest(${new Date().toISOString()}::timestamptz, ${stored} + interval '1 millisecond')`
}
