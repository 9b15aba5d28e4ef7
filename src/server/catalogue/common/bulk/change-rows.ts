import type { BulkResult } from '#contract/admin/lists/rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockChosen, type RowChoice, type RowSource } from './chosen-rows.ts'
import { bulkResult, validRows } from './refusals.ts'

/** One kind of action on several rows of a content type. */
export interface RowsAction<Row, Action> {
  /** Whether a row already has the new value. */
  isDone?: (row: Row, action: Action) => boolean
  /** Why rows cannot be changed, by id. */
  refuse?: (tx: Db, rows: Row[], action: Action) => Promise<Map<string, string>>
  apply: (tx: Db, rows: Row[], action: Action) => Promise<void>
}

interface Wanted<Filters, Action> {
  rows: RowChoice<Filters>
  action: Action
  only_valid?: boolean | undefined
}

/**
 * Locks and changes rows in the running transaction, and so as one change: docs/decisions/0071.
 * @throws WriteRefused COUNT_DIFFERS, TOO_MANY_ROWS or ROWS_REFUSED
 */
export async function changeRows<Filters, Row extends { id: string; label: string }, Action extends { kind: string }>(
  tx: Db,
  source: RowSource<Filters>,
  of: RowsAction<Row, Action>,
  { rows, action, only_valid }: Wanted<Filters, Action>,
): Promise<BulkResult> {
  const chosen = await lockChosen<Filters, Row>(tx, rows, source)
  const due = of.isDone ? chosen.rows.filter((row) => !of.isDone!(row, action)) : chosen.rows
  const reasons = due.length > 0 && of.refuse ? await of.refuse(tx, due, action) : new Map<string, string>()
  // Ticked rows that are gone are no obstacle to a deletion.
  const gone = action.kind === 'delete' ? [] : chosen.gone
  const settled = validRows({ rows: due, gone, reasons, onlyValid: only_valid })
  if (settled.valid.length > 0) await of.apply(tx, settled.valid, action)
  return bulkResult({ all: chosen.rows, due, ...settled })
}
