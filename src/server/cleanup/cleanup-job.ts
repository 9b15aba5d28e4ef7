import { sweepSignIns } from '../platform/auth/admin-account.ts'
import { expireTrash } from '../publishing/trash/purge-items.ts'
import { deleteOldTasks } from '../exchange/tasks/task-rows.ts'
import { deleteExpiredResponses } from '../api/writes/idempotency.ts'
import { deleteOldImports } from '../exchange/import/import-store.ts'
import { deleteEndedPreviews } from '../publishing/previews/queries.ts'
import { currentCards } from '../catalogue/share-cards.ts'
import type { ApiParts } from '../api/context.ts'
import { removeOldCounts } from '../dashboard/counting/stored-counts.ts'
import { deleteOldContentChanges } from '../platform/db/listen/poll-changes.ts'
import { removeOldEnquiries } from '../enquiries/remove-old.ts'
import { startDueJob, type DueJob } from '../platform/jobs/due-job.ts'
import { nextNight } from '../platform/jobs/nights.ts'
import { cleanUpHistory } from '../publishing/retention/nightly-cleanup.ts'
import { sweepCards } from '../platform/media/share-cards/share-card.ts'
import { sweepPictures } from '../platform/media/unused-pictures.ts'

const hour = 3_600_000

/** Clocks may differ by a little. */
const slack = 1000

/**
 * Removes at once and then every hour: expired items in the trash, uploads that nothing refers to, files without a
 * record, outdated share cards, expired sessions, attempt counters, idempotency keys, previews, files that were not
 * imported, finished tasks and old figures. Several nodes may do so at the same time.
 */
export function startCleanupJob(parts: Pick<ApiParts, 'db' | 'storage' | 'log' | 'settings' | 'disk'>): DueJob {
  const { db, storage, log, settings, disk } = parts
  return startDueJob({
    runDue: async () => {
      await storage.removeUnfinished(new Date(Date.now() - hour))
      await disk?.allocateReserve()
      await sweepSignIns(db)
      await deleteOldContentChanges(db)
      await deleteExpiredResponses(db)
      await deleteEndedPreviews(db)
      await deleteOldImports(db)
      await deleteOldTasks(db)
      await removeOldCounts(db)
      await expireTrash(db, storage)
      await sweepPictures(db, storage)
      const brand = (await settings.read()).profile.brand_name
      await sweepCards(storage, (folders) => currentCards(db, brand, folders))
      log.debug('swept')
      return null
    },
    failure: 'sweeping failed',
    log,
    lookAgain: hour,
  })
}

interface NightlyParts extends Pick<ApiParts, 'db' | 'log' | 'settings'> {
  /** The clock that all nodes share. */
  now?: () => number
}

/**
 * Deletes expired enquiries, and cleans up the history: at once if that is due, and then every night
 * (docs/decisions/0055). Several nodes may do so at once.
 */
export function startNightlyJob({ db, log, settings, now = Date.now }: NightlyParts): DueJob {
  return startDueJob({
    runDue: async (isOpen) => {
      const removed = await cleanUpHistory(db, { now: new Date(now()), isOpen })
      if (removed) log.info(removed, 'history cleaned up')
      const enquiries = await removeOldEnquiries(db, { months: (await settings.read()).values.enquiries.keep_months })
      if (enquiries > 0) log.info({ enquiries }, 'old enquiries deleted')
      const at = now()
      return nextNight(new Date(at)).getTime() - at + slack
    },
    failure: 'cleaning up the history failed',
    log,
    lookAgain: hour,
  })
}
