import { adminProcedure } from '../common/admin-procedure.ts'
import { pageOf, readPageAndTotal } from '../common/pagination.ts'
import { csvOf } from './changes-csv.ts'
import { readHistory } from './history.ts'
import { presentChanges } from './present-changes.ts'
import { countChanges, selectChanges } from './queries.ts'
import { readVersion } from './read-version.ts'

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
  history: procedures.history.handler(({ input: { noun, noun_id, ...part }, context: { db } }) =>
    readHistory(db, { noun, noun_id }, part),
  ),
  version: procedures.version.handler(async ({ input: { noun, noun_id, change_id }, context: { db }, errors }) => {
    const version = await readVersion(db, { noun, noun_id }, change_id)
    if (!version) throw errors.CHANGE_NOT_FOUND()
    return version
  }),
  export: procedures.export.handler(async ({ input, context: { db } }) => {
    const rows = await selectChanges(db, input ?? {}, { limit: exportedChanges, offset: 0, reversed: false })
    return new File([csvOf(await presentChanges(db, rows))], 'changes.csv', { type: 'text/csv; charset=utf-8' })
  }),
}
