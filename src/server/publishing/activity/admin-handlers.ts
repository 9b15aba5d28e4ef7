import { adminMessages } from '#contract/messages.ts'
import { recordEvent } from '../../platform/db/writes/operations.ts'
import { moveToTrash } from '../../platform/media/trash-files.ts'
import { adminAuthor, adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import { csvHeaders } from '../../api/csv.ts'
import { exportChanges } from './export.ts'
import { readHistory } from '../versions/history.ts'
import { setPinned, countOperations, selectOperations, type OperationRow } from './queries.ts'
import { presentChanges } from './present-changes.ts'
import { readVersion } from '../versions/read-version.ts'
import { historyTotals } from './totals.ts'
import { undoOperation } from '../undo/undo-operation.ts'
import { UndoConflict } from '../undo/undo.ts'
import { changesOfWeek } from './week.ts'
import type { Db } from '../../platform/db/database.ts'
import { pageOf } from '../../api/pagination.ts'
import type { Bounds, ChangeFilters } from './conditions.ts'

const { changes: procedures } = adminProcedure

export const changeHandlers = {
  list: procedures.list.handler(async ({ input, context: { db } }) => {
    const { rows, ...page } = await listChanges(db, input ?? {})
    return { ...page, items: await presentChanges(db, rows) }
  }),
  history: procedures.history.handler(({ input: { entity, item_id, ...part }, context: { db } }) =>
    readHistory(db, { entity, item_id: item_id }, part),
  ),
  version: procedures.version.handler(async ({ input: { entity, item_id, change_id }, context: { db }, errors }) => {
    const version = await readVersion(db, { entity, item_id: item_id }, change_id)
    if (!version) throw errors.CHANGE_NOT_FOUND()
    return version
  }),
  week: procedures.week.handler(({ context: { db } }) => changesOfWeek(db)),
  totals: procedures.totals.handler(({ context: { db } }) => historyTotals(db)),
  pin: procedures.pin.use(inTransaction).handler(async ({ input, context: { db, identity }, errors }) => {
    const { change_id, pinned } = input
    const isNew = await setPinned(db, change_id, pinned)
    if (isNew === null) throw errors.CHANGE_NOT_FOUND()
    const author = adminAuthor(identity, 'changes.pin')
    if (isNew) await recordEvent(db, author, { change: String(change_id), pinned: String(pinned) })
    return { id: change_id, pinned }
  }),
  export: procedures.export.handler(async ({ input, context: { db, identity } }) => {
    const author = adminAuthor(identity, 'changes.export')
    const { search: _typed, ...filters } = input ?? {}
    const given = Object.entries(filters).map(([name, value]) => [name, String(value)])
    await recordEvent(db, author, Object.fromEntries(given) as Record<string, string>)
    return { headers: csvHeaders('changes.csv'), body: exportChanges(db, input ?? {}) }
  }),
  undo: procedures.undo.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db, storage, log, identity, afterCommit } = context
    const undone = await undoOperation(db, storage, input.change_id).catch((error: unknown) => {
      if (!(error instanceof UndoConflict)) throw error
      const { label, reasons } = error
      const message = adminMessages.undo.conflict(label ? `“${label}”` : 'It', reasons)
      throw errors.UNDO_CONFLICT({ message, data: { label, reasons } })
    })
    if (typeof undone === 'string') throw errors[undone]()
    const { change_id, notes, removedFiles } = undone
    afterCommit(async (database) => {
      const event = 'change-undone'
      log.info({ event, id: input.change_id, session: identity.session.id }, event)
      for (const file of removedFiles) await moveToTrash(database, storage, file)
    })
    return { change_id, notes }
  }),
}

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
async function listChanges(db: Db, { before, after, ...input }: Input): Promise<ListedChanges> {
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
