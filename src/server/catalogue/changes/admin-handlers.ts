import { recordEvent } from '../../db/writes/change-author.ts'
import { adminProcedure, inTransaction } from '../common/admin-procedure.ts'
import { exportChanges } from './export.ts'
import { listChanges } from './list.ts'
import { setPinned } from './pins.ts'
import { presentChanges } from './present-changes.ts'
import { historyTotals } from './totals.ts'
import { changesOfWeek } from './week.ts'

const { changes: procedures } = adminProcedure

export const changeHandlers = {
  list: procedures.list.handler(async ({ input, context: { db } }) => {
    const { rows, ...page } = await listChanges(db, input ?? {})
    return { ...page, items: await presentChanges(db, rows) }
  }),
  week: procedures.week.handler(({ context: { db } }) => changesOfWeek(db)),
  totals: procedures.totals.handler(({ context: { db } }) => historyTotals(db)),
  pin: procedures.pin.use(inTransaction).handler(async ({ input, context: { db, identity }, errors }) => {
    const { change_id, pinned } = input
    const isNew = await setPinned(db, change_id, pinned)
    if (isNew === null) throw errors.CHANGE_NOT_FOUND()
    const author = { author: 'admin', operation: 'changes.pin', session: identity.session.id } as const
    if (isNew) await recordEvent(db, author, { change: String(change_id), pinned: String(pinned) })
    return { id: change_id, pinned }
  }),
  export: procedures.export.handler(async ({ input, context: { db, identity } }) => {
    const author = { author: 'admin', operation: 'changes.export', session: identity.session.id } as const
    const { search: _typed, ...filters } = input ?? {}
    const given = Object.entries(filters).map(([name, value]) => [name, String(value)])
    await recordEvent(db, author, Object.fromEntries(given) as Record<string, string>)
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="changes.csv"',
    }
    return { headers, body: exportChanges(db, input ?? {}) }
  }),
}
