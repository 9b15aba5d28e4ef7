import { moveToTrash } from '../../platform/media/trash-files.ts'
import { adminProcedure, inTransaction, withLateTransaction } from '../../api/admin-procedure.ts'
import { foreseeRemoval, removeSample } from './remove-sample.ts'

const { sample: procedures } = adminProcedure

export const sampleHandlers = {
  get: procedures.get.handler(({ context }) => foreseeRemoval(context.db)),
  remove: procedures.remove.use(inTransaction).handler(async ({ input, context }) => {
    const { db, storage, log, identity, afterCommit } = context
    const { removable: removed, files } = await removeSample(db, input?.also ?? [])
    afterCommit(async (database) => {
      const event = 'sample-removed'
      log.info({ event, ...removed, session: identity.session.id }, event)
      for (const file of files) await moveToTrash(database, storage, file)
    })
    return removed
  }),
  load: procedures.load.use(withLateTransaction).handler(async ({ context, errors }) => {
    const loaded = await context.loadSample(context.once)
    if (!loaded) throw errors.CATALOGUE_NOT_EMPTY()
    return loaded
  }),
}
