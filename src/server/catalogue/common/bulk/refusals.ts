import { listMessages } from '#contract/admin/lists/list-messages.ts'
import { bulkLimits, type BulkRefusal, type BulkResult, type RefusedRow } from '#contract/admin/lists/rows.ts'
import { WriteRefused } from '#server/api/writes/write-refused.ts'

interface Labelled {
  id: string
  label: string
}

interface Judged<Row> {
  /** Rows that have to be changed; others are so already. */
  rows: Row[]
  gone?: string[]
  /** Why rows cannot be changed, by id. */
  reasons?: Map<string, string>
  onlyValid: boolean | undefined
}

/**
 * Changes all rows or none, unless the call asks for the valid ones only.
 * @returns the rows to change, and how many are left out.
 * @throws WriteRefused ROWS_REFUSED
 */
export function validRows<Row extends Labelled>({ rows, gone = [], reasons = new Map(), onlyValid }: Judged<Row>) {
  const valid = rows.filter(({ id }) => !reasons.has(id))
  const refused: RefusedRow[] = [
    ...rows.flatMap(({ id, label }) => (reasons.has(id) ? [{ id, label, reason: reasons.get(id)! }] : [])),
    ...gone.map((id) => ({ id, label: '', reason: listMessages.reasons.gone })),
  ]
  if (refused.length > 0 && !onlyValid) {
    const data: BulkRefusal = {
      rows: refused.slice(0, bulkLimits.named),
      refused: refused.length,
      valid: valid.length,
    }
    throw new WriteRefused('ROWS_REFUSED', data)
  }
  return { valid, leftOut: refused.length }
}

interface Settled {
  /** All rows that were chosen, and those that had to be changed. */
  all: unknown[]
  due: unknown[]
  valid: unknown[]
  leftOut: number
}

export function bulkResult({ all, due, valid, leftOut }: Settled): BulkResult {
  return { changed: valid.length, unchanged: all.length - due.length, left_out: leftOut }
}
