import { setTimeout as pauseUntil } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { LookForChanges } from './missed-changes.ts'

/** Milliseconds between two looks, and between them while the listening connection is lost. */
const intervals = { usual: 2000, deaf: 1000 }

/** Milliseconds that a notification may take longer than an answer. */
const grace = 100

export interface WatchOptions {
  look: LookForChanges
  log: Logger
  isDeaf: () => boolean
  /** Content changed, and no notification said so. */
  onMissed: () => void
  onAnswer: (answers: boolean) => void
  /** Replaced where time is not to pass. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Ends early when it is stopped. */
async function usualPause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pauseUntil(milliseconds, null, { signal }).catch(() => {})
}

export interface ChangeWatch {
  /** A notification of this transaction was received. */
  heard: (xid: string) => void
  /** @returns how many changes were never announced. */
  missed: () => number
  /** @returns whole milliseconds that the clock of the database is ahead of ours. */
  clockAhead: () => number
  stop: () => Promise<void>
}

/**
 * Asks the database every two seconds what changed, in case notifications are lost without the connection being so, as behind
 * a pooler or a firewall that forgets connections: docs/decisions/0087.
 */
export function watchChanges(options: WatchOptions): ChangeWatch {
  const { look, log, isDeaf, onMissed, onAnswer, pause = usualPause } = options
  const stopped = new AbortController()
  const { signal } = stopped
  let [heard, heardBefore] = [new Set<string>(), new Set<string>()]
  /** Seen at the last look, without a notification so far: it may be on its way. */
  let awaited: string[] = []
  let missed = 0
  let isSilent = false
  let clockAhead = 0

  const wasHeard = (xid: string) => heard.has(xid) || heardBefore.has(xid)

  async function lookOnce(): Promise<void> {
    const asked = Date.now()
    const { xids, unknown, now } = await look()
    clockAhead = Math.round(now - (asked + Date.now()) / 2)
    if (xids.some((xid) => !wasHeard(xid))) await pause(grace, signal)
    const lost = awaited.filter((xid) => !wasHeard(xid))
    awaited = xids.filter((xid) => !wasHeard(xid))
    if (awaited.length > 0 || unknown) onMissed()
    countLost(lost.length, xids.length)
    heardBefore = heard
    heard = new Set()
  }

  /** Said once until notifications arrive again. */
  function countLost(lost: number, seen: number): void {
    missed += lost
    if (lost > 0 && !isSilent && !isDeaf()) {
      log.error('changes of content are not announced to this node, it finds them by asking; see DATABASE_DIRECT_URL')
      isSilent = true
    } else if (lost === 0 && seen > 0 && awaited.length === 0) isSilent = false
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      // Twice, since one answer may be late on a busy machine.
      const answers = await lookOnce()
        .catch(() => lookOnce())
        .then(
          () => true,
          () => false,
        )
      if (signal.aborted) return
      onAnswer(answers)
      await pause(isDeaf() ? intervals.deaf : intervals.usual, signal)
    }
  }
  const running = run()

  return {
    heard: (xid) => void heard.add(xid),
    missed: () => missed,
    clockAhead: () => clockAhead,
    async stop() {
      stopped.abort()
      await running
    },
  }
}
