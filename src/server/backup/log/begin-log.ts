import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { isDump, names, parseLogName, timeId, type BaseManifest } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'
import { newestBase } from '../base/list-bases.ts'
import type { LogServer } from './log-server.ts'
import type { LogPosition } from './ship-log.ts'
import { segmentStart } from './position.ts'
import { LogLost, readLog } from './read-log.ts'

interface BeginParts {
  target: Target
  server: LogServer
  cluster: string
  log: Logger
}

export interface Begun {
  from: LogPosition
  /** The newest base that this log continues; null where one is needed. */
  base: BaseManifest | null
}

/**
 * Continues the log at the target if it is this database's and nothing is missing; otherwise begins another lineage,
 * whose first base has to be made.
 */
export async function beginLog(parts: BeginParts): Promise<Begun> {
  const { target, server, log } = parts
  const kept = await server.ensureSlot()
  const newest = await newestBase(target)
  const base = newest && !isDump(newest) ? newest : null
  const continued = kept && base ? await continueLog(parts, base) : null
  if (continued) return { from: continued, base }
  const { position, timeline, moment } = await server.flushed()
  const lineage = `${timeId(moment)}-${randomBytes(3).toString('hex')}`
  log.info({ lineage }, 'backup: a new log begins')
  return { from: { lineage, timeline, shipped: segmentStart(position) }, base: null }
}

/** @returns null when the log at the target is another database's, or bytes behind it are gone. */
async function continueLog({ target, server, cluster }: BeginParts, base: BaseManifest): Promise<LogPosition | null> {
  const [{ systemIdentifier }, flushed] = await Promise.all([server.identity(), server.flushed()])
  if (systemIdentifier !== base.systemIdentifier || flushed.timeline !== base.timeline) return null
  const last = (await target.list(names.log(base.lineage))).flatMap((name) => parseLogName(name) ?? []).at(-1)
  if (!last || last.end > flushed.position) return null
  try {
    // A copy of this database that went its own way has other bytes at the same position.
    const stored = await target.get(last.name)
    const ours = await readLog(cluster, base.timeline, last.start, last.end)
    if (!stored?.equals(ours)) return null
    return { lineage: base.lineage, timeline: base.timeline, shipped: last.end }
  } catch (error) {
    if (error instanceof LogLost) return null
    throw error
  }
}
