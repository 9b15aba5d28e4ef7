import { cleanUpHistory } from '../publishing/retention/nightly-cleanup.ts'
import { nextNight } from '../platform/jobs/nights.ts'
import { removeOldEnquiries } from '../enquiries/remove-old.ts'
import type { ApiParts } from '../api/context.ts'

/** Milliseconds until another attempt after a failure. */
const retryTime = 3_600_000

/** Clocks may differ by a little. */
const slack = 1000

interface NightlyParts extends Pick<ApiParts, 'db' | 'log' | 'settings'> {
  /** The clock that all nodes share. */
  now?: () => number
}

export interface NightlyJob {
  /** Resolves when no clean-up is running; a running one ends after its batch. */
  stop(): Promise<void>
}

/**
 * Deletes expired enquiries and cleans up the history: at once if that is due, and then every night
 * (docs/decisions/0055). Several nodes may do so at once.
 */
export function startNightlyJob({ db, log, settings, now = Date.now }: NightlyParts): NightlyJob {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = run()

  async function run(): Promise<void> {
    let wait = 0
    try {
      const removed = await cleanUpHistory(db, { now: new Date(now()), signal: stopping.signal })
      if (removed) log.info(removed, 'history cleaned up')
      const enquiries = await removeOldEnquiries(db, { months: (await settings.read()).values.enquiries.keep_months })
      if (enquiries > 0) log.info({ enquiries }, 'old enquiries deleted')
    } catch (error) {
      if (stopping.signal.aborted) return
      log.error({ err: error }, 'cleaning up the history failed')
      wait = retryTime
    }
    if (stopping.signal.aborted) return
    const at = now()
    const untilNight = nextNight(new Date(at)).getTime() - at + slack
    timer = setTimeout(() => void (running = run()), wait ? Math.min(wait, untilNight) : untilNight)
    timer.unref()
  }
  return {
    stop: () => {
      stopping.abort()
      clearTimeout(timer)
      return running
    },
  }
}
