import type { Logger } from 'pino'

/** Milliseconds after which a job usually looks again, at the latest: another node may have stored something. */
const usualLook = 30_000

/** Milliseconds between two looks at least, should the clocks disagree. */
const leastWait = 20

/** Thrown by work that ends early. */
export class JobEnded extends Error {}

interface DueWork {
  /**
   * Does what is due.
   * @param isOpen false when it is to end early.
   * @returns milliseconds until something else is due, null where nothing is.
   */
  runDue: (isOpen: () => boolean) => Promise<number | null>
  /** Log message when it fails; the job retries. */
  failure: string
  log: Logger
  /** Milliseconds after which it looks again, at the latest. */
  lookAgain?: number
}

export type DueJob = ReturnType<typeof startDueJob>

/** Does what is due now, and then what becomes due, one after the other, until it is stopped. */
export function startDueJob({ runDue, failure, log, lookAgain = usualLook }: DueWork) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let isRunning = false
  let again = false
  let running = look()

  function isOpen(): boolean {
    return !stopped
  }

  function shouldRepeat(): boolean {
    return again && !stopped
  }

  async function look(): Promise<void> {
    isRunning = true
    let wait = lookAgain
    try {
      do {
        again = false
        wait = Math.min(Math.max((await runDue(isOpen)) ?? lookAgain, leastWait), lookAgain)
      } while (shouldRepeat())
    } catch (error) {
      wait = lookAgain
      if (!(error instanceof JobEnded)) log.error({ err: error }, failure)
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
    /** Call this when the due work may have changed. */
    refresh: () => {
      if (stopped) return
      again = true
      if (!isRunning) setTimer(0)
    },
    /** Resolves when nothing is being done any more. */
    stop: () => {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}
