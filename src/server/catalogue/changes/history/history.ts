import { historyPageSize, type HistoryEntry } from '#contract/admin/changes/history.ts'
import type { Db } from '../../../db/database.ts'
import { selectHistory, selectToldItems, type Thing } from './history-queries.ts'
import { describeThing } from '../present-changes.ts'

interface Part {
  before?: number | undefined
  limit?: number | undefined
}

/** @returns a part of the changes of one thing, in sentences, the latest first. */
export async function readHistory(db: Db, thing: Thing, { before, limit = historyPageSize.default }: Part) {
  // One more than is shown says whether there are older ones.
  const rows = await selectHistory(db, thing, { before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const items = await selectToldItems(
    db,
    thing,
    shown.map(({ id }) => id),
  )
  const byChange = Map.groupBy(items, ({ change_id }) => change_id)
  const entries = shown.map(({ id, at, author, operation, undo_of }): HistoryEntry => ({
    ...describeThing(byChange.get(id) ?? []),
    id,
    at: at.toISOString(),
    author,
    operation,
    undo_of,
  }))
  return { items: entries, more: rows.length > limit }
}
