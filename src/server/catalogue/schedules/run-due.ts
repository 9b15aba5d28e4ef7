import { and, asc, eq, isNull, lte, notInArray, sql } from 'drizzle-orm'
import type { ChangeAuthor } from '../../db/writes/operations.ts'
import type { Db } from '../../db/database.ts'
import { retryDeadlocks } from '../../db/failures.ts'
import { editions, schedules } from '../../db/schema.ts'
import type { Bodies } from '../common/content-type.ts'
import type { ApiParts } from '../common/context.ts'
import { completeBody } from '../common/editions/check-body.ts'
import { deleteEditions, deleteSchedule, type ScheduleRow } from '../common/editions/edition-rows.ts'
import { WriteRefused } from '../common/writes/write-refused.ts'
import { lockThing, type Nouns } from './lock-thing.ts'

export type ScheduleParts = Pick<ApiParts, 'db' | 'storage' | 'log' | 'writes' | 'contentTypes' | 'heroImageSwitch'>

const isDue = and(isNull(schedules.failure), lte(schedules.due_at, sql`now()`))

/**
 * Does everything that is due, in the order of due times, each in a transaction of its own. Any number of nodes may do so
 * at the same time: what one of them has taken is skipped by the others. What is refused is marked with the reason and not
 * tried again; what fails otherwise is left for a later call.
 * @returns ids of those that are left.
 */
export async function runDue(parts: ScheduleParts): Promise<string[]> {
  const tried: string[] = []
  const left: string[] = []
  for (;;) {
    const [next] = await parts.db
      .select()
      .from(schedules)
      .where(and(isDue, tried.length > 0 ? notInArray(schedules.id, tried) : undefined))
      .orderBy(asc(schedules.due_at), asc(schedules.id))
      .limit(1)
    if (!next) return left
    tried.push(next.id)
    await runOne(parts, next).catch((error: unknown) => {
      left.push(next.id)
      parts.log.error({ err: error, schedule: next.id }, 'a schedule could not be run')
    })
  }
}

/**
 * @param except those that were tried in vain.
 * @returns milliseconds until the next one is due, by the clock of the database; null where there is none.
 */
export async function untilNextDue(db: Db, except: string[]): Promise<number | null> {
  const wait = sql<number | null>`(extract(epoch from min(${schedules.due_at}) - clock_timestamp()) * 1000)::float8`
  const others = except.length > 0 ? notInArray(schedules.id, except) : undefined
  const [row] = await db
    .select({ wait })
    .from(schedules)
    .where(and(isNull(schedules.failure), others))
  return row?.wait ?? null
}

function authorOf({ action }: ScheduleRow): ChangeAuthor {
  return { author: 'program', operation: `schedule.${action}` }
}

async function runOne(parts: ScheduleParts, { id, ...next }: ScheduleRow): Promise<void> {
  const { db, log, writes } = parts
  try {
    const done = await retryDeadlocks(() =>
      writes.transaction(db, authorOf({ id, ...next }), async (tx) => {
        await lockThing(tx, parts, next.noun, next.item_id)
        // Changed, cancelled or done by another node since it was found.
        const [row] = await tx
          .select()
          .from(schedules)
          .where(and(eq(schedules.id, id), isDue))
          .for('update', { skipLocked: true })
        if (row) await applySchedule(tx, parts, row)
        return row
      }),
    )
    if (!done) return
    const { noun, item_id, action } = done
    log.info({ event: `schedule-${action}`, noun, id: item_id }, `schedule-${action}`)
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error
    log.warn({ schedule: id, refusal: error.code }, 'a schedule was refused')
    const refused = { id, ...next }
    await writes.transaction(db, authorOf(refused), async (tx) => {
      await tx
        .update(schedules)
        .set({ failure: error.code })
        .where(and(eq(schedules.id, id), isDue))
    })
  }
}

/** Brings live, or takes off, what a schedule names. */
export async function applySchedule(tx: Db, parts: Nouns, row: ScheduleRow): Promise<void> {
  const isPublishing = row.action === 'publish'
  if (row.noun === 'hero_images') {
    await parts.heroImageSwitch.set(tx, row.item_id, isPublishing)
    await deleteSchedule(tx, row.id)
  } else if (isPublishing) await publish(tx, parts, row, row.noun)
  else await unpublish(tx, parts, row, row.noun)
}

/** The edition that the schedule names goes live, and the schedule with it; a form's autosave stays for its form. */
async function publish<Noun extends 'trips' | 'blogs'>(
  tx: Db,
  { contentTypes }: Nouns,
  row: ScheduleRow,
  noun: Noun,
): Promise<void> {
  const type = contentTypes[noun]
  const [edition] = await tx.select().from(editions).where(eq(editions.id, row.edition_id!))
  const body: Bodies[Noun] = completeBody(type, edition!.body)
  await type.write(tx, row.item_id, body)
  await deleteEditions(tx, { noun, id: row.item_id }, 'draft')
}

async function unpublish(tx: Db, { contentTypes }: Nouns, row: ScheduleRow, noun: 'trips' | 'blogs'): Promise<void> {
  await contentTypes[noun].write(tx, row.item_id, { status: 'draft' })
  await deleteSchedule(tx, row.id)
}
