import { asc, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import { bulkLimits } from '#contract/admin/lists/rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import { whereOf, type Conditions } from '#server/api/filters.ts'
import { asSearched } from '#server/search/lists.ts'
import { WriteRefused } from '#server/api/writes/write-refused.ts'

/** Rows that were ticked, or all that match filters, with their number as the list showed it. */
export type RowChoice<Filters> = { ids: string[] } | { filter: Filters & SearchInput; total: number }

interface SearchInput {
  search?: string | undefined
  similar?: boolean | undefined
}

/** The rows of a content type as a bulk change sees them; with the columns of `Row`. */
export interface RowSource<Filters> {
  table: PgTable & { id: PgColumn }
  columns: SelectedFields
  conditions: Conditions<Filters>
}

interface Chosen<Row> {
  rows: Row[]
  /** Ticked rows that are not there any more. */
  gone: string[]
}

/**
 * Reads and locks the rows that a call changes. Filters are evaluated here, in the transaction: what counts is the list as
 * it is now, and its number must be the one that was confirmed.
 * @throws WriteRefused COUNT_DIFFERS or TOO_MANY_ROWS
 */
export async function lockChosen<Filters, Row extends { id: string }>(
  tx: Db,
  choice: RowChoice<Filters>,
  { table, columns, conditions }: RowSource<Filters>,
): Promise<Chosen<Row>> {
  const count = (filters: Filters) => tx.$count(table, whereOf(conditions, filters))
  // In the order of their ids, so that two calls cannot wait for each other.
  const lock = async (where: SQL | undefined, limit: number) =>
    (await tx
      .select(columns)
      .from(table as PgTable)
      .where(where)
      .orderBy(asc(table.id))
      .limit(limit)
      .for('update')) as Row[]
  if ('ids' in choice) {
    const rows = await lock(inArray(table.id, choice.ids), bulkLimits.ids)
    const there = new Set(rows.map((row) => row.id))
    return { rows, gone: choice.ids.filter((each) => !there.has(each)) }
  }
  const { similar: _similar, ...filters } = await asSearched(tx, choice.filter, count)
  const rows = await lock(whereOf(conditions, filters as Filters), bulkLimits.rows + 1)
  if (rows.length > bulkLimits.rows) throw new WriteRefused('TOO_MANY_ROWS')
  if (rows.length !== choice.total) throw new WriteRefused('COUNT_DIFFERS', { total: rows.length })
  return { rows, gone: [] }
}

/** For thousands of ids, which would be as many parameters. */
export function isOneOf(id: AnyColumn, ids: string[]): SQL {
  return sql`${id} = any(${sql.param(ids)}::uuid[])`
}
