import { setTimeout as pause } from 'node:timers/promises'
import { embeddedPaths } from '../db/embedded/open-embedded.ts'
import { backgroundTask } from './background-task.ts'
import { openSession } from './backup-session.ts'
import type { BackupJobParts } from './backup-parts.ts'
import { isHeld, openHeld, tellNodes, type HeldTarget } from './held-target.ts'
import { mergeLog } from './log/merge-log.ts'
import { LogLost } from './log/read-log.ts'
import { isBaseDue, runNightly } from './nightly.ts'
import { backupFigures, type BackupFigures } from './backup-figures.ts'
import { openDumpSession } from './dump/dump-session.ts'

/** Milliseconds between two looks at the database's log: with sending, well below the promised two seconds. */
const shipInterval = 250

/** Between two looks at a database of somebody else's server, for new pictures. */
const pictureInterval = 1000

/** Milliseconds between two looks at a lease that somebody else holds. */
const watchInterval = 5000

/** Milliseconds before another try after a failure, doubled with each. */
const backOff = { first: 1000, longest: 30_000 }

/** Milliseconds between two mergers of the log's pieces. */
const mergeInterval = 3_600_000

/** Milliseconds before another try of a base that failed. */
const baseRetry = 300_000

/** Milliseconds for the last bytes when the program stops. */
const stopTime = 8000

export interface BackupJob {
  figures: BackupFigures
  /** Sends what is left and gives the lease back. */
  stop(): Promise<void>
}

/** Backs up continuously until it is stopped; no failure reaches those who save: docs/decisions/0079. */
export function startBackupJob(parts: BackupJobParts): BackupJob {
  const { settings, dataDir, database, state, log } = parts
  const { url, isEmbedded } = database
  const { cluster } = embeddedPaths(dataDir)
  const stopping = new AbortController()
  const { signal } = stopping
  const figures = backupFigures(settings.name, state.drill())
  let open: HeldTarget | null = null
  const nightly = backgroundTask({ afterSuccess: 0, afterFailure: baseRetry }, (error) => {
    if (!signal.aborted) log.error({ err: error }, 'backup: the nightly base failed')
  })
  const merging = backgroundTask({ afterSuccess: mergeInterval, afterFailure: mergeInterval }, (error) =>
    log.warn({ err: error }, 'backup: pieces of the log were not merged'),
  )
  const running = run()

  async function run(): Promise<void> {
    let wait = backOff.first
    while (!signal.aborted) {
      try {
        open ??= await openHeld(parts)
        await step(open)
        wait = backOff.first
      } catch (error) {
        if (signal.aborted) break
        log[figures.isAway() ? 'debug' : 'error']({ err: error }, 'backup: the target is away or refuses')
        figures.failed(error)
        if (error instanceof LogLost && open) open.session = null
        await rest(wait)
        wait = Math.min(wait * 2, backOff.longest)
      }
    }
  }

  async function step(current: HeldTarget): Promise<void> {
    if (!(await isHeld(current, figures, log))) return rest(watchInterval)
    const all = { ...parts, ...current, url, cluster }
    current.session ??= await (isEmbedded ? openSession(all) : openDumpSession(all))
    const { session } = current
    figures.shipped((await session.ship()).moment, session)
    await tellNodes(current, figures)
    const { target } = current
    if (isBaseDue(session)) nightly.begin(() => runNightly({ ...parts, target, session, figures, signal }))
    if (isEmbedded) merging.begin(() => mergeLog(target, new Date()))
    await rest(isEmbedded ? shipInterval : pictureInterval)
  }

  async function rest(time: number): Promise<void> {
    await pause(time, null, { signal }).catch(() => {})
  }

  async function sendTheRest(): Promise<void> {
    if (!open) return
    await open.renewal?.catch(() => {})
    await open.session?.ship()
    await open.lease.release()
  }

  return {
    figures,
    async stop() {
      stopping.abort()
      await running
      await Promise.race([sendTheRest().catch(() => {}), pause(stopTime, null, { ref: false })])
      // A drill that goes on ends with the program: its server sees that.
      await Promise.race([nightly.ended(), pause(stopTime, null, { ref: false })])
      await open?.server.close().catch(() => {})
    },
  }
}
