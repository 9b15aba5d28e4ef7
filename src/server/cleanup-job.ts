import { sweepSignIns } from './auth/admin-account.ts'
import { sweepAnswers } from './catalogue/common/idempotency.ts'
import { currentCards } from './catalogue/share-cards.ts'
import type { ApiParts } from './catalogue/common/context.ts'
import { sweepCards } from './media/share-card.ts'
import { sweepPictures } from './media/unused-pictures.ts'

const hour = 3_600_000

interface SweeperParts extends Pick<ApiParts, 'db' | 'storage' | 'log' | 'profile' | 'disk'> {
  /** Seconds without use after which a session ends. */
  sessionIdle: number
}

/** The work that goes on beside the answers. */
export interface CleanupJob {
  /** Resolves when no sweep is running any more. */
  stop(): Promise<void>
}

/**
 * Removes what nobody needs any more, at once and then every hour: uploads that no record took up,
 * files without a record, share cards of what is gone or changed, sessions, counts and answers to writes whose time is
 * over. Several nodes may sweep at the same time.
 */
export function startCleanupJob({ db, storage, log, profile, disk, sessionIdle }: SweeperParts): CleanupJob {
  const brand = profile.brand_name
  let running = sweep()
  const timer = setInterval(() => {
    running = running.then(sweep)
  }, hour)
  timer.unref()

  async function sweep(): Promise<void> {
    try {
      await sweepSignIns(db, sessionIdle)
      await sweepAnswers(db)
      await sweepPictures(db, storage)
      await storage.removeUnfinished(new Date(Date.now() - hour))
      await disk?.takeReserve()
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
