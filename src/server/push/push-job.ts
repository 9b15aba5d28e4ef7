import { eq, sql } from 'drizzle-orm'
import type { PushKind } from '#contract/admin/installation/push.ts'
import type { ApiParts } from '../api/context.ts'
import { pushDevices } from '../platform/db/schema.ts'
import { claimDue, untilNextDue } from '../platform/jobs/claim-due.ts'
import { startDueJob, type DueJob } from '../platform/jobs/due-job.ts'
import { postpone, storeOutcome } from './push-outbox.ts'
import { endOfQuiet } from './quiet-hours.ts'
import { troubleWatch } from './trouble-watch.ts'

type PushJobParts = Pick<ApiParts, 'db' | 'log' | 'push' | 'disk' | 'backup'>

/** Sends what waits for the owner's devices, and notices trouble with the backup and the disk. Every node runs one. */
export function startPushJob(parts: PushJobParts): DueJob {
  const { db, log } = parts
  const lookForTrouble = troubleWatch(parts)
  return startDueJob({
    runDue: async (isOpen) => {
      await lookForTrouble()
      while (isOpen() && (await sendNext(parts)));
      return untilNextDue(db, pushDevices)
    },
    failure: 'looking for notifications failed',
    log,
  })
}

/** @returns whether there was one. */
async function sendNext({ db, log, push }: PushJobParts): Promise<boolean> {
  const claimed = await claimDue(db, pushDevices)
  if (!claimed) return false
  const { id, attempts } = claimed
  const now = sql<Date>`clock_timestamp()`.mapWith(pushDevices.created_at)
  const [found] = await db.select({ device: pushDevices, now }).from(pushDevices).where(eq(pushDevices.id, id))
  const kind = found?.device.waiting[0] as PushKind | undefined
  if (!found || !kind) return true
  const end = found.device.quiet && endOfQuiet(found.device.quiet, found.now)
  if (end) {
    await postpone(db, id, end)
    return true
  }
  const code = await push.send(found.device, kind)
  await storeOutcome(db, found.device, kind, code)
  const event = code === null ? 'push-sent' : 'push-failed'
  log[code === null ? 'info' : 'warn']({ event, device: id, kind, attempts, code }, event)
  return true
}
