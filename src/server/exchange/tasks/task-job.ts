import { runTasks, type TaskParts } from './run-tasks.ts'
import { untilNextTask } from './task-rows.ts'
import { startDueJob, type DueJob } from '../../platform/jobs/due-job.ts'

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
