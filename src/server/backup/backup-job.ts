import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { embeddedPaths, embeddedUrl } from '../db/embedded/open-embedded.ts'
import { openSession, type BackupSession } from './backup-session.ts'
import type { BackupJobParts } from './backup-parts.ts'
import { openLogServer, type LogServer } from './log/log-server.ts'
import { LogLost } from './log/read-log.ts'
import { isBaseDue, runNightly } from './nightly.ts'
import { backupFigures, type BackupFigures } from './backup-figures.ts'
import { leaseTimes, openLease, type Lease } from './target/lease.ts'
import { openTarget, type Target } from './target/open-target.ts'

/** Milliseconds between two looks at the database's log: with sending, well below the promised two seconds. */
const shipInterval = 250

/** Milliseconds between two looks at a lease that somebody else holds. */
const watchInterval = 5000

/** Milliseconds before another try after a failure, doubled with each. */
const backOff = { first: 1000, longest: 30_000 }

/** Milliseconds before another try of a base that failed. */
const baseRetry = 300_000

/** Milliseconds for the last bytes when the program stops. */
const stopTime = 8000

export interface BackupJob {
  figures: BackupFigures
  /** Sends what is left and gives the lease back. */
  stop(): Promise<void>
}

/** Everything that is open while the program may write to the target. */
interface Open {
  target: Target
  lease: Lease
  server: LogServer
  session: BackupSession | null
  renewedAt: number
}

/** Backs up continuously until it is stopped; no failure reaches those who save: docs/decisions/0079. */
export function startBackupJob(parts: BackupJobParts): BackupJob {
  const { settings, key, dataDir, state, log } = parts
  const url = embeddedUrl(dataDir)
  const { cluster } = embeddedPaths(dataDir)
  const stopping = new AbortController()
  const { signal } = stopping
  const figures = backupFigures(settings.name)
  let open: Open | null = null
  let nightly: Promise<void> | null = null
  let nextBase = 0
  const running = run()

  async function run(): Promise<void> {
    let wait = backOff.first
    while (!signal.aborted) {
      try {
        open ??= await openAll()
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

  async function openAll(): Promise<Open> {
    const target = await openTarget(settings.place, key)
    const lease = openLease({ target, holder: state.holder, host: hostname() })
    return { target, lease, server: openLogServer(url), session: null, renewedAt: -Infinity }
  }

  async function step(current: Open): Promise<void> {
    if (!(await isHeld(current))) return rest(watchInterval)
    current.session ??= await openSession({ ...parts, ...current, url, cluster })
    const { session } = current
    figures.shipped((await session.ship()).moment, session)
    if (!nightly && performance.now() >= nextBase && isBaseDue(session)) beginNightly(current, session)
    await rest(shipInterval)
  }

  async function isHeld(current: Open): Promise<boolean> {
    if (performance.now() - current.renewedAt < leaseTimes.renewal) return true
    const renewed = await current.lease.renew()
    if (renewed.held) {
      current.renewedAt = performance.now()
      return true
    }
    if (!figures.isAway()) log.error({ host: renewed.host }, 'backup: another program writes to the target')
    figures.inUse(renewed.host)
    current.renewedAt = -Infinity
    return false
  }

  function beginNightly({ target }: Open, session: BackupSession): void {
    nightly = runNightly({ ...parts, target, session, figures, signal })
      .catch((error: unknown) => {
        nextBase = performance.now() + baseRetry
        if (!signal.aborted) log.error({ err: error }, 'backup: the nightly base failed')
      })
      .finally(() => {
        nightly = null
      })
  }

  async function rest(time: number): Promise<void> {
    await pause(time, null, { signal }).catch(() => {})
  }

  async function sendTheRest(): Promise<void> {
    if (!open) return
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
      await Promise.race([nightly, pause(stopTime, null, { ref: false })])
      await open?.server.close().catch(() => {})
    },
  }
}
