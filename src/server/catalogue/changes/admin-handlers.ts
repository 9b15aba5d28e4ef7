import { adminMessages } from '#contract/messages.ts'
import { moveToTrash } from '../../media/trash-files.ts'
import { adminProcedure, inTransaction } from '../common/admin-procedure.ts'
import { pageOf, readPageAndTotal } from '../common/pagination.ts'
import { csvOf } from './changes-csv.ts'
import { presentChanges } from './present-changes.ts'
import { ReplayConflict } from './replay/replay.ts'
import { countChanges, selectChanges } from './queries.ts'
import { undoChange } from './undo-change.ts'

const { changes: procedures } = adminProcedure

/** Changes in one file; further ones are exported by narrower filters. */
const exportedChanges = 10_000

export const changeHandlers = {
  list: procedures.list.handler(async ({ input, context: { db } }) => {
    const filters = input ?? {}
    const { rows, total } = await readPageAndTotal(
      pageOf(input),
      () => countChanges(db, filters),
      (slice) => selectChanges(db, filters, slice),
    )
    return { total, items: await presentChanges(db, rows) }
  }),
  export: procedures.export.handler(async ({ input, context: { db } }) => {
    const rows = await selectChanges(db, input ?? {}, { limit: exportedChanges, offset: 0, reversed: false })
    return new File([csvOf(await presentChanges(db, rows))], 'changes.csv', { type: 'text/csv; charset=utf-8' })
  }),
  undo: procedures.undo.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db, storage, log, identity, afterCommit } = context
    const undone = await undoChange(db, storage, input.change_id).catch((error: unknown) => {
      if (!(error instanceof ReplayConflict)) throw error
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
