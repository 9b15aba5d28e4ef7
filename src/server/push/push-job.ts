import type { Logger } from 'pino'
import type { ApiParts } from '../api/context.ts'
import type { Db } from '../platform/db/database.ts'
import { pushOutbox } from '../platform/db/schema.ts'
import { claimDue, untilNextDue } from '../platform/jobs/claim-due.ts'
import { startDueJob, type DueJob } from '../platform/jobs/due-job.ts'
import { quietOf } from './device-rows.ts'
import { postpone, removeQueued, selectQueued, storeOutcome } from './push-outbox.ts'
import { endOfQuiet } from './quiet-hours.ts'
import { troubleWatch } from './trouble-watch.ts'

interface PushJobParts extends Pick<ApiParts, 'push' | 'disk' | 'backup'> {
  db: Db
  log: Logger
}

/** Sends what waits for the owner's devices, and notices trouble with the backup and the disk. Every node runs one. */
export function startPushJob(parts: PushJobParts): DueJob {
  const { db, log } = parts
  const lookForTrouble = troubleWatch(parts)
  return startDueJob({
    runDue: async (isOpen) => {
      await lookForTrouble()
      while (isOpen() && (await sendNext(parts)));
      return untilNextDue(db, pushOutbox)
    },
    failure: 'looking for notifications failed',
    log,
  })
}

/** @returns whether there was one. */
async function sendNext({ db, log, push }: PushJobParts): Promise<boolean> {
  const claimed = await claimDue(db, pushOutbox)
  if (!claimed) return false
  const { id, attempts } = claimed
  const queued = await selectQueued(db, id)
  if (!queued) return true
  const { device, kind, now, isLast } = queued
  const quiet = quietOf(device)
  const end = quiet && endOfQuiet(quiet, now)
  if (end) {
    await postpone(db, id, end)
    return true
  }
  const code = await push.send(device, kind)
  await storeOutcome(db, device, { code })
  if (code === null || isLast) await removeQueued(db, id)
  const details = { device: device.id, kind, attempts }
  if (code === null) log.info({ event: 'push-sent', ...details }, 'push-sent')
  else log.warn({ event: 'push-failed', ...details, code, isLast }, 'push-failed')
  return true
}
