import { and, asc, eq, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm'
import type { ScheduledEntity } from '#contract/admin/drafts/schedules.ts'
import type { ChangeAuthor } from '../../platform/db/writes/operations.ts'
import type { Db } from '../../platform/db/database.ts'
import { retryDeadlocks } from '../../platform/db/failures.ts'
import { schedules } from '../../platform/db/schema.ts'
import type { Bodies } from '../../api/content-type.ts'
import { startDueJob, type DueJob } from '../../platform/jobs/due-job.ts'
import type { ApiParts } from '../../api/context.ts'
import { completeBody } from '../drafts/check-body.ts'
import { putColumns, removeParts, selectDraft, type ScheduleRow } from '../drafts/draft-rows.ts'
import { WriteRefused } from '../../api/writes/write-refused.ts'
import { lockItem, type Entities } from './lock-item.ts'

type ScheduleParts = Pick<ApiParts, 'db' | 'storage' | 'log' | 'writes' | 'contentTypes' | 'heroImageSwitch'>

const isDue = and(isNull(schedules.failure), lte(schedules.due_at, sql`now()`))

/** Names one of them. */
type ScheduleKey = Pick<ScheduleRow, 'entity' | 'item_id' | 'action'>

function isSchedule({ entity, item_id, action }: ScheduleKey): SQL {
  return and(eq(schedules.entity, entity), eq(schedules.item_id, item_id), eq(schedules.action, action))!
}

function noneOf(keys: ScheduleKey[]): SQL | undefined {
  return keys.length > 0 ? not(or(...keys.map((key) => isSchedule(key)))!) : undefined
}

/** The order in which schedules are run. */
export const byDueTime = [asc(schedules.due_at), asc(schedules.entity), asc(schedules.item_id), asc(schedules.action)]

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

/**
 * Runs everything that is due, in the order of due times, each in a separate transaction. Several nodes may do so at
 * the same time: the item's lock lets one of them do it. A refused schedule is marked with the reason and not
 * retried; one that fails otherwise is left for a later call.
 * @returns those that are left.
 */
export async function runDue(parts: ScheduleParts): Promise<ScheduleKey[]> {
  const tried: ScheduleKey[] = []
  const left: ScheduleKey[] = []
  for (;;) {
    const [next] = await parts.db
      .select()
      .from(schedules)
      .where(and(isDue, noneOf(tried)))
      .orderBy(...byDueTime)
      .limit(1)
    if (!next) return left
    tried.push(next)
    try {
      await runOne(parts, next)
    } catch (error) {
      left.push(next)
      parts.log.error({ err: error, entity: next.entity, id: next.item_id }, 'a schedule could not be run')
    }
  }
}

/**
 * @param except schedules that were already tried.
 * @returns milliseconds until the next one is due, by the clock of the database; null if nothing is scheduled.
 */
export async function untilNextDue(db: Db, except: ScheduleKey[]): Promise<number | null> {
  const wait = sql<number | null>`(extract(epoch from min(${schedules.due_at}) - clock_timestamp()) * 1000)::float8`
  const [row] = await db
    .select({ wait })
    .from(schedules)
    .where(and(isNull(schedules.failure), noneOf(except)))
  return row?.wait ?? null
}

async function runOne({ db, log, writes, ...entities }: ScheduleParts, next: ScheduleRow): Promise<void> {
  const { entity, item_id, action } = next
  const author: ChangeAuthor = { author: 'program', operation: `schedule.${action}` }
  const selectDue = async (tx: Db): Promise<ScheduleRow | undefined> => {
    await lockItem(tx, entities, entity as ScheduledEntity, item_id)
    // Changed, cancelled or done by another node since it was found.
    const [row] = await tx
      .select()
      .from(schedules)
      .where(and(isSchedule(next), isDue))
    return row
  }
  try {
    const done = await retryDeadlocks(() =>
      writes.transaction(db, author, async (tx) => {
        const row = await selectDue(tx)
        if (row) await applySchedule(tx, entities, row)
        return row
      }),
    )
    if (done) log.info({ event: `schedule-${action}`, entity, id: item_id }, `schedule-${action}`)
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error
    const { code } = error
    log.warn({ entity, id: item_id, refusal: code }, 'a schedule was refused')
    await writes.transaction(db, author, async (tx) => {
      const failure = action === 'publish' ? { publish_failure: code } : { unpublish_failure: code }
      if (await selectDue(tx)) await putColumns(tx, { entity, id: item_id }, failure)
    })
  }
}

/** Publishes the open draft, or unpublishes the item; the schedule is removed. */
export async function applySchedule(
  tx: Db,
  entities: Entities,
  { entity, item_id, action }: ScheduleRow,
): Promise<void> {
  const isPublishing = action === 'publish'
  if (entity === 'hero_images') await entities.heroImageSwitch.set(tx, item_id, isPublishing)
  else if (entity === 'categories') throw new Error('Categories have no schedules')
  else if (isPublishing) return publish(tx, entities, entity, item_id)
  else await entities.contentTypes[entity].write(tx, item_id, { status: 'draft' })
  await removeParts(tx, { entity, id: item_id }, action)
}

/** The autosave of an open form stays for its form. */
async function publish<Entity extends 'trips' | 'blogs'>(
  tx: Db,
  { contentTypes }: Entities,
  entity: Entity,
  id: string,
): Promise<void> {
  const type = contentTypes[entity]
  const draft = (await selectDraft(tx, { entity, id }))!
  const body: Bodies[Entity] = completeBody(type, draft.body)
  await type.write(tx, id, body)
  await removeParts(tx, { entity, id }, 'draft')
}
