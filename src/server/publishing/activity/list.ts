import type { Db } from '../../platform/db/database.ts'
import { pageOf } from '../../api/pagination.ts'
import type { Bounds, ChangeFilters } from './conditions.ts'
import { countOperations, selectOperations, type OperationRow } from './queries.ts'

interface Input extends ChangeFilters, Bounds {
  page?: number | undefined
  page_size?: number | undefined
}

interface ListedChanges {
  rows: OperationRow[]
  total: number
  newer: boolean
  older: boolean
}

/** A page by number, or the one that follows a change in either direction. */
export async function listChanges(db: Db, { before, after, ...input }: Input): Promise<ListedChanges> {
  const { page, page_size, ...filters } = input
  const { limit, offset } = pageOf({ page, page_size })
  const total = await countOperations(db, filters)
  if (after !== undefined && before === undefined) {
    const rows = await selectOperations(db, { filters, after, limit: limit + 1 })
    if (rows.length > limit) return { rows: rows.slice(1), total, newer: true, older: true }
    // Newer changes that fill no page are shown on a full one.
    return pageOfRows(await selectOperations(db, { filters, limit: limit + 1 }), limit, total, false)
  }
  const start = before === undefined ? offset : 0
  const rows = await selectOperations(db, { filters, before, limit: limit + 1, offset: start })
  return pageOfRows(rows, limit, total, before !== undefined || start > 0)
}

/** @param rows one more than the limit where there are older ones. */
function pageOfRows(rows: OperationRow[], limit: number, total: number, newer: boolean): ListedChanges {
  return { rows: rows.slice(0, limit), total, newer, older: rows.length > limit }
}
