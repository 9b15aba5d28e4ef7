import type { Db } from '../../db/database.ts'
import { pageOf, readPageAndTotal } from '../common/pagination.ts'
import type { ChangeFilters } from './conditions.ts'
import { countChanges, selectChanges, selectNewer, selectOlder, type ChangeRow } from './queries.ts'

interface Input extends ChangeFilters {
  before?: number | undefined
  after?: number | undefined
  page?: number | undefined
  page_size?: number | undefined
}

interface ListedChanges {
  rows: ChangeRow[]
  total: number
  newer: boolean
  older: boolean
}

/** A page by number, or the one that follows a change in either direction. */
export async function listChanges(
  db: Db,
  { before, after, page, page_size, ...filters }: Input,
): Promise<ListedChanges> {
  const { limit, offset } = pageOf({ page, page_size })
  if (before !== undefined) {
    const total = await countChanges(db, filters)
    const rows = await selectOlder(db, filters, before, limit + 1)
    return { rows: rows.slice(0, limit), total, newer: true, older: rows.length > limit }
  }
  if (after !== undefined) {
    const total = await countChanges(db, filters)
    const rows = await selectNewer(db, filters, after, limit + 1)
    if (rows.length > limit) return { rows: rows.slice(1), total, newer: true, older: true }
  }
  // Newer changes that fill no page are shown on a full one.
  const start = after === undefined ? offset : 0
  const { rows, total } = await readPageAndTotal(
    { limit: limit + 1, offset: start },
    () => countChanges(db, filters),
    (slice) => selectChanges(db, filters, slice),
  )
  return { rows: rows.slice(0, limit), total, newer: start > 0, older: rows.length > limit }
}
