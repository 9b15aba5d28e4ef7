import { historyPageSize, type HistoryEntry } from '#contract/admin/changes/history.ts'
import type { Db } from '../../../db/database.ts'
import { selectHistory, selectToldVersions, type VersionedItem } from './history-queries.ts'
import { describeThing } from '../present-changes.ts'

interface Part {
  before?: number | undefined
  limit?: number | undefined
}

/** @returns a part of the operations that changed an item, in sentences, the latest first. */
export async function readHistory(db: Db, item: VersionedItem, { before, limit = historyPageSize.default }: Part) {
  // One more than is shown says whether there are older ones.
  const rows = await selectHistory(db, item, { before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const versions = await selectToldVersions(
    db,
    item,
    shown.map(({ id }) => id),
  )
  const byOperation = Map.groupBy(versions, ({ operation_id }) => operation_id)
  const entries = shown.map(({ id, at, author, operation, undo_of }): HistoryEntry => ({
    ...describeThing(byOperation.get(id) ?? []),
    id,
    at: at.toISOString(),
    author,
    operation,
    undo_of,
  }))
  return { items: entries, more: rows.length > limit }
}
