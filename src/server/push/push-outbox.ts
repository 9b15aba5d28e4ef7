import { and, eq, sql } from 'drizzle-orm'
import type { PushKind } from '#contract/admin/push.ts'
import type { Db } from '../platform/db/database.ts'
import { pushDevices, pushOutbox } from '../platform/db/schema.ts'
import { gone } from './push-service.ts'

export type QueuedKind = Exclude<PushKind, 'test'>

/** Seconds between two notifications on a device; in a flood of enquiries, the longer one. */
const gaps = { usual: 60, flood: 60 * 60 }

/** Days after which a notification is given up. */
const days = 1

/** A notification for every device, which joins one of its kind that waits. */
export async function queuePush(tx: Db, kind: QueuedKind, { isFlood = false } = {}): Promise<void> {
  const gap = isFlood ? gaps.flood : gaps.usual
  const due = sql`greatest(clock_timestamp(), last_sent_at + make_interval(secs => ${gap}))`
  // In the order of their ids, so that two enquiries do not wait for each other.
  await tx.execute(sql`
    insert into ${pushOutbox} (device_id, kind, due_at, waits_since)
    select id, ${kind}, ${due}, ${due} from ${pushDevices} order by id
    on conflict (device_id, kind) do update set due_at = least(${pushOutbox.due_at}, excluded.due_at)
    where ${pushOutbox.attempts} = 0`)
}

const columns = {
  kind: pushOutbox.kind,
  device: pushDevices,
  now: sql<Date>`clock_timestamp()`.mapWith(pushOutbox.due_at),
  isLast: sql<boolean>`${pushOutbox.waits_since} < now() - make_interval(days => ${days})`,
}

/** @returns undefined if its device was removed in the meantime. */
export async function selectQueued(db: Db, id: string) {
  const [row] = await db
    .select(columns)
    .from(pushOutbox)
    .innerJoin(pushDevices, eq(pushDevices.id, pushOutbox.device_id))
    .where(eq(pushOutbox.id, id))
  return row
}

/** Puts a notification off to the end of quiet hours. */
export async function postpone(db: Db, id: string, until: Date): Promise<void> {
  await db.update(pushOutbox).set({ due_at: until, waits_since: until, attempts: 0 }).where(eq(pushOutbox.id, id))
}

export async function removeQueued(db: Db, id: string): Promise<void> {
  await db.delete(pushOutbox).where(eq(pushOutbox.id, id))
}

/** Stores what came of an attempt; a subscription that has ended is deleted, with what waits for it. */
export async function storeOutcome(
  db: Db,
  { id, endpoint }: { id: string; endpoint: string },
  { code, isTest = false }: { code: string | null; isTest?: boolean },
): Promise<void> {
  // The browser may have another endpoint by now.
  const same = and(eq(pushDevices.id, id), eq(pushDevices.endpoint, endpoint))
  if (code === gone) await db.delete(pushDevices).where(same)
  else {
    const sent = code === null && !isTest ? { last_sent_at: sql`now()` } : {}
    await db
      .update(pushDevices)
      .set({ last_error: code, ...sent })
      .where(same)
  }
}
