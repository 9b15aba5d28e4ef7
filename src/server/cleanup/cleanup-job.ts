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
import { sweepCards } from '../platform/media/share-cards/share-card.ts'
import { sweepPictures } from '../platform/media/unused-pictures.ts'

const hour = 3_600_000

type CleanupParts = Pick<ApiParts, 'db' | 'storage' | 'log' | 'settings' | 'disk'>

export interface CleanupJob {
  /** Resolves when no sweep is running. */
  stop(): Promise<void>
}

/**
 * Removes at once and then every hour: expired items in the trash, uploads that nothing refers to, files without a
 * record, outdated share cards, expired sessions, attempt counters, idempotency keys, previews, files that were not
 * imported, finished tasks and old figures. Several nodes may do so at the same time.
 */
export function startCleanupJob(parts: CleanupParts): CleanupJob {
  const { db, storage, log, settings, disk } = parts
  let running = sweep()
  const timer = setInterval(() => {
    running = running.then(sweep)
  }, hour)
  timer.unref()

  async function sweep(): Promise<void> {
    try {
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
    } catch (error) {
      log.error({ err: error }, 'sweeping failed')
    }
  }
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
