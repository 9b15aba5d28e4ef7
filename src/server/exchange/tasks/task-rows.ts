import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { finishedTaskHours } from '#contract/admin/exchange/tasks.ts'
import type { Db } from '../../platform/db/database.ts'
import { tasks } from '../../platform/db/schema.ts'

export type TaskRow = typeof tasks.$inferSelect

/** Seconds that a claim is valid without being renewed, and after which it is renewed. */
export const leaseTimes = { valid: 15, renewed: 4 } as const

const inLease = sql`clock_timestamp() + make_interval(secs => ${leaseTimes.valid})`

/** Days after which a finished task is forgotten. */
const keptDays = 7

export async function insertTask(db: Db, task: typeof tasks.$inferInsert): Promise<TaskRow> {
  const [row] = await db.insert(tasks).values(task).returning()
  return row!
}

export async function selectTask(db: Db, id: string): Promise<TaskRow | null> {
  const [row] = await db.select().from(tasks).where(eq(tasks.id, id))
  return row ?? null
}

/** Waiting, running and recently finished tasks. */
export function selectTasks(db: Db): Promise<TaskRow[]> {
  const recent = gt(tasks.finished_at, sql`now() - make_interval(hours => ${finishedTaskHours})`)
  return db
    .select()
    .from(tasks)
    .where(or(isNull(tasks.finished_at), recent))
    .orderBy(desc(tasks.created_at))
    .limit(50)
}

/** A task that a node works on; all that it writes to the task says that it still has it. */
export interface Claim {
  task: TaskRow
  claim: string
  /** The node that had it before stopped in the middle. */
  isTakenOver: boolean
}

function isMine({ task, claim }: Claim) {
  return and(eq(tasks.id, task.id), eq(tasks.claim, claim), eq(tasks.state, 'running'))
}

/** Takes the oldest task that waits, or that a stopped node left, so that no other node does. */
export function claimTask(db: Db): Promise<Claim | null> {
  return db.transaction(async (tx) => {
    const isLeft = and(eq(tasks.state, 'running'), lt(tasks.lease_until, sql`clock_timestamp()`))
    const [due] = await tx
      .select({ id: tasks.id, state: tasks.state })
      .from(tasks)
      .where(and(isNull(tasks.finished_at), or(eq(tasks.state, 'waiting'), isLeft)))
      .orderBy(asc(tasks.created_at))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return null
    const claim = randomUUID()
    const [task] = await tx
      .update(tasks)
      .set({
        state: 'running',
        claim,
        lease_until: inLease,
        attempts: sql`${tasks.attempts} + 1`,
        done: 0,
        message: null,
      })
      .where(eq(tasks.id, due.id))
      .returning()
    return { task: task!, claim, isTakenOver: due.state === 'running' }
  })
}

/** @returns whether to continue: false if the task was cancelled or another node claimed it. */
export async function renewLease(db: Db, claimed: Claim): Promise<boolean> {
  const [row] = await db
    .update(tasks)
    .set({ lease_until: inLease })
    .where(isMine(claimed))
    .returning({ cancelling: tasks.cancelling })
  return row !== undefined && !row.cancelling
}

/** @returns as `renewLease`. */
export async function noteProgress(db: Db, claimed: Claim, done: number, total: number | null): Promise<boolean> {
  const [row] = await db
    .update(tasks)
    .set({ done, total, lease_until: inLease })
    .where(isMine(claimed))
    .returning({ cancelling: tasks.cancelling })
  return row !== undefined && !row.cancelling
}

export interface Finished {
  state: 'done' | 'failed' | 'cancelled'
  message: string
  change_id?: number | null
}

/** @returns whether the task was still the claim's: otherwise what it wrote must not be committed. */
export async function finishTask(
  db: Db,
  claimed: Claim,
  { state, message, change_id = null }: Finished,
): Promise<boolean> {
  const done = state === 'done' ? sql`coalesce(${tasks.total}, ${tasks.done})` : tasks.done
  const rows = await db
    .update(tasks)
    .set({ state, message, change_id, done: sql`${done}`, finished_at: sql`clock_timestamp()`, lease_until: null })
    .where(isMine(claimed))
    .returning({ id: tasks.id })
  return rows.length > 0
}

/** Nothing of it was written: any node may begin it again. */
export async function releaseTask(db: Db, claimed: Claim): Promise<void> {
  await db.update(tasks).set({ state: 'waiting', lease_until: null, claim: null, done: 0 }).where(isMine(claimed))
}

/** One that waits ends at once, one that runs as soon as its node looks. @returns null if it is missing. */
export async function cancelTask(db: Db, id: string, message: string): Promise<TaskRow | null> {
  const isWaiting = sql`${tasks.state} = 'waiting'`
  const [row] = await db
    .update(tasks)
    .set({
      cancelling: true,
      state: sql`case when ${isWaiting} then 'cancelled' else ${tasks.state} end`,
      message: sql`case when ${isWaiting} then ${message} else ${tasks.message} end`,
      finished_at: sql`case when ${isWaiting} then clock_timestamp() end`,
    })
    .where(and(eq(tasks.id, id), isNull(tasks.finished_at)))
    .returning()
  return row ?? selectTask(db, id)
}

/** @returns milliseconds until a task can be claimed, by the clock of the database; null where none is open. */
export async function untilNextTask(db: Db): Promise<number | null> {
  const due = sql`case when ${tasks.state} = 'waiting' then clock_timestamp() else ${tasks.lease_until} end`
  const [row] = await db
    .select({ wait: sql<number | null>`(extract(epoch from min(${due}) - clock_timestamp()) * 1000)::float8` })
    .from(tasks)
    .where(and(isNull(tasks.finished_at), inArray(tasks.state, ['waiting', 'running'])))
  return row?.wait ?? null
}

export async function deleteOldTasks(db: Db): Promise<void> {
  await db.delete(tasks).where(lt(tasks.finished_at, sql`now() - make_interval(days => ${keptDays})`))
}
