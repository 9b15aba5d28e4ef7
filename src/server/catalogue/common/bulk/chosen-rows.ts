import { inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'
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

interface Source<Filters, Row> {
  id: AnyColumn
  conditions: Conditions<Filters>
  count: (filters: Filters) => Promise<number>
  /** Reads rows and locks them until the transaction ends; in the order of their ids, so that two calls cannot wait for each other. */
  lock: (where: SQL | undefined, limit: number) => Promise<Row[]>
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
  { id, conditions, count, lock }: Source<Filters, Row>,
): Promise<Chosen<Row>> {
  if ('ids' in choice) {
    const rows = await lock(inArray(id, choice.ids), bulkLimits.ids)
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
