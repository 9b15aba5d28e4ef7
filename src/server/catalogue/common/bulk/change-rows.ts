import type { BulkResult } from '#contract/admin/lists/rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import { bulkResult, validRows } from './refusals.ts'

/** One kind of action on several rows of a content type. */
export interface RowsAction<Row, Action> {
  /** Whether a row already has the new value. */
  isDone?: (row: Row, action: Action) => boolean
  /** Why rows cannot be changed, by id. */
  refuse?: (tx: Db, rows: Row[], action: Action) => Promise<Map<string, string>>
  apply: (tx: Db, rows: Row[], action: Action) => Promise<void>
}

interface Wanted<Action> {
  action: Action
  only_valid?: boolean | undefined
}

/**
 * Changes rows that are locked, in the running transaction and so as one change: docs/decisions/0071.
 * @param chosen with those that were ticked and are gone; of a deletion they are no obstacle.
 * @throws WriteRefused ROWS_REFUSED
 */
export async function changeRows<Row extends { id: string; label: string }, Action extends { kind: string }>(
  tx: Db,
  chosen: { rows: Row[]; gone: string[] },
  of: RowsAction<Row, Action>,
  { action, only_valid }: Wanted<Action>,
): Promise<BulkResult> {
  const due = of.isDone ? chosen.rows.filter((row) => !of.isDone!(row, action)) : chosen.rows
  const reasons = due.length > 0 && of.refuse ? await of.refuse(tx, due, action) : new Map<string, string>()
  const gone = action.kind === 'delete' ? [] : chosen.gone
  const settled = validRows({ rows: due, gone, reasons, onlyValid: only_valid })
  if (settled.valid.length > 0) await of.apply(tx, settled.valid, action)
  return bulkResult({ all: chosen.rows, due, ...settled })
}
