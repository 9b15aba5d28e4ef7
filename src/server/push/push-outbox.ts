import { and, arrayContains, eq, not, sql } from 'drizzle-orm'
import type { PushKind } from '#contract/admin/installation/push.ts'
import type { Db } from '../platform/db/database.ts'
import { pushDevices } from '../platform/db/schema.ts'
import { gone } from './push-service.ts'

export type PushDeviceRow = typeof pushDevices.$inferSelect
type QueuedKind = Exclude<PushKind, 'test'>

const { waiting, last_sent_at, waits_since } = pushDevices
const nothing = { waits_since: null, due_at: null, attempts: 0 }

/** Notifies each device, unless one of this kind waits for it; in a flood of enquiries, at most once in an hour. */
export async function queuePush(tx: Db, kind: QueuedKind, { isFlood = false } = {}): Promise<void> {
  const isAfterHour = isFlood ? sql`coalesce(${last_sent_at} < now() - interval '1 hour', true)` : undefined
  // Locked in one order, so that two enquiries do not wait for each other.
  const devices = tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(and(not(arrayContains(waiting, [kind])), isAfterHour))
    .orderBy(pushDevices.id)
    .for('update')
  // Those of a minute are combined.
  const soon = sql`greatest(clock_timestamp(), ${last_sent_at} + interval '1 minute')`
  await tx
    .update(pushDevices)
    .set({
      waiting: sql`array_append(${waiting}, ${kind})`,
      waits_since: sql`coalesce(${waits_since}, ${soon})`,
      due_at: sql`coalesce(${pushDevices.due_at}, ${soon})`,
    })
    .where(sql`${pushDevices.id} in ${devices}`)
}

/** Puts what waits for a device off, to the end of its quiet hours. */
export async function postpone(db: Db, id: string, until: Date): Promise<void> {
  await db.update(pushDevices).set({ due_at: until, waits_since: until, attempts: 0 }).where(eq(pushDevices.id, id))
}

/** Stores what came of an attempt. A subscription that has ended is deleted; after a day without success nothing waits. */
export async function storeOutcome(
  db: Db,
  { id, endpoint }: PushDeviceRow,
  kind: PushKind,
  code: string | null,
): Promise<void> {
  // The browser may have another endpoint by now.
  const same = and(eq(pushDevices.id, id), eq(pushDevices.endpoint, endpoint))
  if (code === gone) return void (await db.delete(pushDevices).where(same))
  await db.update(pushDevices).set({ last_error: code }).where(same)
  if (kind === 'test') return
  if (code === null) {
    const rest = sql`array_remove(${waiting}, ${kind})`
    const now = sql`case when cardinality(${rest}) > 0 then now() end`
    const set = { waiting: rest, last_sent_at: sql`now()`, due_at: now, waits_since: now, attempts: 0 }
    await db.update(pushDevices).set(set).where(same)
  } else {
    const isOver = sql`${waits_since} < now() - interval '1 day'`
    await db
      .update(pushDevices)
      .set({ waiting: [], ...nothing })
      .where(and(same, isOver))
  }
}
