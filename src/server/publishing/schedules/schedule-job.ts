import { runDue, untilNextDue, type ScheduleParts } from './run-due.ts'
import { startDueJob, type DueJob } from '../../platform/jobs/due-job.ts'

/**
 * Runs due schedules: at once those that came due while the program was stopped, then each on its second, by the
 * clock of the database. Every node runs one.
 */
export function startScheduleJob(parts: ScheduleParts): DueJob {
  return startDueJob({
    runDue: async () => untilNextDue(parts.db, await runDue(parts)),
    failure: 'looking for what is due failed',
    log: parts.log,
  })
}
