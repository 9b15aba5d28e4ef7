import type { changeKinds } from '#contract/admin/changes/changes.ts'
import type { ChangedColumns } from '../../../db/tables/changes/changes.ts'

/** What is needed of a change's item to take it back. */
export interface TakenBack {
  kind: (typeof changeKinds)[number]
  row_table: string
  row_id: string
  /** Null for an insert. */
  before: ChangedColumns | null
}

/** Rows of one thing by `keyOf`: of a trip its own and those of its gallery. */
export type Rows = ReadonlyMap<string, ChangedColumns>

export function keyOf(table: string, id: string): string {
  return `${table} ${id}`
}

/**
 * Takes changes back.
 * @param rows as they are after the items.
 * @param items the latest first.
 * @returns the rows as they were before them.
 */
export function takeBack(rows: Rows, items: Iterable<TakenBack>): Rows {
  const earlier = new Map(rows)
  for (const { kind, row_table, row_id, before } of items) {
    const key = keyOf(row_table, row_id)
    const row = earlier.get(key)
    if (kind === 'insert') earlier.delete(key)
    else if (kind === 'delete') earlier.set(key, before!)
    // A row that nobody recorded has no earlier version, and one that was deleted for ever has none any more.
    else if (row && kind === 'update') earlier.set(key, { ...row, ...before! })
  }
  return earlier
}

/** @returns the rows of one table, in no order. */
export function rowsOf(rows: Rows, table: string): ChangedColumns[] {
  return [...rows].filter(([key]) => key.startsWith(`${table} `)).map(([, columns]) => columns)
}
