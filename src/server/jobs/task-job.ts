import { runTasks, type TaskParts } from '../catalogue/common/tasks/run-tasks.ts'
import { untilNextTask } from '../catalogue/common/tasks/task-rows.ts'
import { startDueJob, type DueJob } from './due-job.ts'

/** Does long work that waits. Every node runs one: docs/decisions/0087. */
export function startTaskJob(parts: TaskParts): DueJob {
  return startDueJob({
    runDue: async (isOpen) => {
      await runTasks(parts, isOpen)
      return untilNextTask(parts.db)
    },
    failure: 'looking for tasks failed',
    log: parts.log,
  })
}
