import { taskMessages } from '#contract/admin/exchange/tasks.ts'
import { adminProcedure, withLateTransaction } from '../../api/admin-procedure.ts'
import { cancelTask, selectTasks } from './task-rows.ts'
import { isoMoments } from '../../api/iso-moments.ts'

const { tasks: procedures } = adminProcedure

export const taskHandlers = {
  list: procedures.list.handler(async ({ context: { db } }) => (await selectTasks(db)).map(isoMoments)),
  cancel: procedures.cancel.use(withLateTransaction).handler(({ input, context: { once }, errors }) =>
    once(async (tx) => {
      const row = await cancelTask(tx, input.task_id, taskMessages.cancelled)
      if (!row) throw errors.TASK_NOT_FOUND()
      return isoMoments(row)
    }),
  ),
}
