import { hostname } from 'node:os'
import type { Logger } from 'pino'
import type { BackupFigures, SharedFigures } from './backup-figures.ts'
import type { BackupJobParts } from './backup-parts.ts'
import type { BackupSession } from './backup-session.ts'
import { openLogServer, type LogServer } from './log/log-server.ts'
import { names } from './target/layout.ts'
import { leaseTimes, openLease, type Lease } from './target/lease.ts'
import { openTarget, type Target } from './target/open-target.ts'
import { siteOf } from './target/site.ts'

/** A target that one program at a time writes to, and what is open for it. */
export interface HeldTarget {
  target: Target
  lease: Lease
  /** Null for the embedded database, which has one node. */
  site: string | null
  server: LogServer
  session: BackupSession | null
  renewedAt: number
  renewal: Promise<boolean> | null
  toldAt: number
}

export async function openHeld({ settings, key, database, state }: BackupJobParts): Promise<HeldTarget> {
  const target = await openTarget(settings.place, key)
  const server = openLogServer(database.url)
  const site = database.isEmbedded ? null : await siteOf(server)
  const lease = openLease({ target, holder: state.holder, host: hostname(), site })
  return { target, lease, site, server, session: null, renewedAt: -Infinity, renewal: null, toldAt: -Infinity }
}

/**
 * Renews the lease beside the sending, which on a busy machine must not wait for it; only when that takes as long again
 * as a renewal may be away is it waited for.
 * @returns whether this program may write; otherwise the figures say who does, or are those of that node.
 */
export async function isHeld(held: HeldTarget, figures: BackupFigures, log: Logger): Promise<boolean> {
  const age = performance.now() - held.renewedAt
  if (age < leaseTimes.renewal) return true
  held.renewal ??= renew(held, figures, log).finally(() => {
    held.renewal = null
  })
  if (age >= 2 * leaseTimes.renewal) return held.renewal
  // A failure is told by the next piece, or by the next renewal.
  held.renewal.catch(() => {})
  return true
}

async function renew(held: HeldTarget, figures: BackupFigures, log: Logger): Promise<boolean> {
  const renewed = await held.lease.renew()
  if (renewed.held) {
    held.renewedAt = performance.now()
    return true
  }
  held.renewedAt = -Infinity
  held.session = null
  if (held.site && renewed.site === held.site) {
    figures.follow(await held.target.getJson<SharedFigures>(names.status))
    return false
  }
  if (!figures.isAway()) log.error({ host: renewed.host }, 'backup: another program writes to the target')
  figures.inUse(renewed.host)
  return false
}

/** Other nodes of the site show what this one does. */
export async function tellNodes(held: HeldTarget, figures: BackupFigures): Promise<void> {
  if (!held.site || performance.now() - held.toldAt < leaseTimes.renewal) return
  held.toldAt = performance.now()
  await held.target.putJson(names.status, figures.shared())
}
