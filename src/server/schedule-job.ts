import { runDue, untilNextDue, type ScheduleParts } from './catalogue/schedules/run-due.ts'

/** Milliseconds after which the next due time is asked for again, at the latest. */
const lookAgain = 30_000

/** Milliseconds between two looks at least, should the clocks disagree. */
const leastWait = 20

export interface ScheduleJob {
  /** What is due may have changed. */
  refresh: () => void
  /** Resolves when nothing is being published. */
  stop(): Promise<void>
}

/**
 * Publishes and unpublishes what is due: at once what became due while the program was stopped, then each on its second,
 * by the clock of the database. Every node runs one.
 */
export function startScheduleJob(parts: ScheduleParts): ScheduleJob {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let isRunning = false
  let again = false
  let running = look()

  async function look(): Promise<void> {
    isRunning = true
    let wait = lookAgain
    try {
      do {
        again = false
        const left = await runDue(parts)
        wait = Math.min(Math.max((await untilNextDue(parts.db, left)) ?? lookAgain, leastWait), lookAgain)
      } while (again && !stopped)
    } catch (error) {
      wait = lookAgain
      parts.log.error({ err: error }, 'looking for what is due failed')
    }
    isRunning = false
    if (!stopped) setTimer(wait)
  }

  function setTimer(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = look()
    }, wait).unref()
  }

  return {
    refresh: () => {
      if (stopped) return
      again = true
      if (!isRunning) setTimer(0)
    },
    stop: () => {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}
