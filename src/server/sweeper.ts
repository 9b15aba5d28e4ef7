import type { Logger } from 'pino'
import { sweepSignIns } from './auth/admin-account.ts'
import type { Db } from './db/database.ts'
import type { Storage } from './files/storage.ts'
import { sweepPictures } from './media/unused-pictures.ts'

const hour = 3_600_000

/** The work that goes on beside the answers. */
export interface Sweeper {
  /** Resolves when no sweep is running any more. */
  stop(): Promise<void>
}

/**
 * Removes what nobody needs any more, at once and then every hour: uploads that no record took up,
 * files without a record, sessions and counts whose time is over. Several nodes may sweep at the same time.
 */
export function startSweeper(db: Db, storage: Storage, log: Logger): Sweeper {
  let running = sweep()
  const timer = setInterval(() => {
    running = running.then(sweep)
  }, hour)
  timer.unref()

  async function sweep(): Promise<void> {
    try {
      await sweepSignIns(db)
      await sweepPictures(db, storage)
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
