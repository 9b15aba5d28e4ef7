import type { Logger } from 'pino'
import { taskMessages, type TaskKind } from '#contract/admin/exchange/tasks.ts'
import { startDueJob, type DueJob } from '../../platform/jobs/due-job.ts'
import type { Db } from '../../platform/db/database.ts'
import {
  claimTask,
  finishTask,
  leaseTimes,
  noteProgress,
  releaseTask,
  renewLease,
  untilNextTask,
  type Claim,
  type Finished,
  type TaskRow,
} from './task-rows.ts'

/** The task was cancelled, its node stops, or another one has it; nothing that it wrote may be committed. */
export class TaskEnded extends Error {
  override name = 'TaskEnded'
}

/** It cannot be done; the message is shown. */
export class TaskFailed extends Error {
  override name = 'TaskFailed'
}

/** A task while it is worked on. */
export interface RunningTask {
  row: TaskRow
  /**
   * Shown on all screens, whatever transaction the work is in.
   * @throws TaskEnded where the work has to stop.
   */
  progress: (done: number, total: number | null) => Promise<void>
  /**
   * Ends the task in the transaction of its work, so that both are done or neither is.
   * @throws TaskEnded where another node has the task by now.
   */
  finishIn: (tx: Db, finished: Omit<Finished, 'state'>) => Promise<void>
}

interface TaskWork {
  /** Ends with `finishIn`, or with the returned result. */
  run: (task: RunningTask) => Promise<Omit<Finished, 'state'> | null>
  /** Whether it begins again when its node stopped in the middle; otherwise it failed. */
  isRepeated: boolean
}

export type TaskKinds = Record<TaskKind, TaskWork>

/** Attempts of a task whose nodes stop in the middle: it may be why they do. */
const maxAttempts = 3

export interface TaskParts {
  db: Db
  log: Logger
  kinds: TaskKinds
}

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

/**
 * Does long work, one task after the other, until none can be claimed.
 * @param isOpen false when it is to end early.
 */
export async function runTasks(parts: TaskParts, isOpen: () => boolean): Promise<void> {
  while (isOpen() && (await runNext(parts, isOpen)));
}

/** @returns whether there was one. */
async function runNext(parts: TaskParts, isOpen: () => boolean): Promise<boolean> {
  const claimed = await claimTask(parts.db)
  if (!claimed) return false
  const { task, isTakenOver } = claimed
  const work = parts.kinds[task.kind]
  const isLost = isTakenOver && (!work.isRepeated || task.attempts > maxAttempts)
  if (isLost) await finishTask(parts.db, claimed, { state: 'failed', message: taskMessages.interrupted })
  else if (task.cancelling) await finishTask(parts.db, claimed, { state: 'cancelled', message: taskMessages.cancelled })
  else await runTask(parts, claimed, work, isOpen)
  return true
}

async function runTask({ db, log }: TaskParts, claimed: Claim, work: TaskWork, isOpen: () => boolean): Promise<void> {
  const { id, kind } = claimed.task
  const lease = { isHeld: true }
  const timer = setInterval(() => {
    renewLease(db, claimed).then(
      (isHeld) => (lease.isHeld = isHeld),
      (error: unknown) => log.warn({ err: error, task: id }, 'a lease could not be renewed'),
    )
  }, leaseTimes.renewed * 1000)
  timer.unref()
  const requireOpen = (isHeld: boolean) => {
    if (!isHeld || !lease.isHeld || !isOpen()) throw new TaskEnded()
  }
  const started = performance.now()
  try {
    const finished = await work.run({
      row: claimed.task,
      progress: async (done, total) => requireOpen(await noteProgress(db, claimed, done, total)),
      finishIn: async (tx, result) => {
        requireOpen(true)
        if (!(await finishTask(tx, claimed, { state: 'done', ...result }))) throw new TaskEnded()
      },
    })
    if (finished) await finishTask(db, claimed, { state: 'done', ...finished })
    const event = 'task-done'
    log.info({ event, task: id, kind, milliseconds: Math.round(performance.now() - started) }, event)
  } catch (error) {
    await endTask({ db, log }, claimed, error, isOpen())
  } finally {
    clearInterval(timer)
  }
}

/** @param isOpen false where the node stops: the task begins again on another one, or on this one when it is back. */
async function endTask(
  { db, log }: Pick<TaskParts, 'db' | 'log'>,
  claimed: Claim,
  error: unknown,
  isOpen: boolean,
): Promise<void> {
  const { id, kind } = claimed.task
  if (!(error instanceof TaskEnded)) log.warn({ err: error, event: 'task-failed', task: id, kind }, 'task-failed')
  if (error instanceof TaskEnded && !isOpen) return releaseTask(db, claimed)
  const isCancelled = error instanceof TaskEnded
  const message = error instanceof TaskFailed ? error.message : taskMessages.failed
  await finishTask(
    db,
    claimed,
    isCancelled ? { state: 'cancelled', message: taskMessages.cancelled } : { state: 'failed', message },
  )
}
