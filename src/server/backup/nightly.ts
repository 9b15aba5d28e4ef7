import { lastNight } from '../catalogue/changes/retention/nights.ts'
import type { BackupJobParts } from './backup-parts.ts'
import type { BackupFigures } from './backup-figures.ts'
import type { BackupSession } from './backup-session.ts'
import { runDrill } from './restore/drill.ts'
import { removeOld } from './retention/remove-old.ts'
import type { Target } from './target/open-target.ts'

/** Bytes of log after which a new base is made before its night: a restore applies all of it. */
const longestLog = 2 * 1024 ** 3

export function isBaseDue(session: BackupSession): boolean {
  const base = session.base()
  if (!base) return true
  return base.finished < lastNight(new Date()).getTime() || session.logBytes() > longestLog
}

interface NightlyParts extends BackupJobParts {
  target: Target
  session: BackupSession
  figures: BackupFigures
  signal: AbortSignal
}

/** A new base; then what is too old is removed, and a restore is tried out. */
export async function runNightly(parts: NightlyParts): Promise<void> {
  const { target, session, figures, state, dataDir, log, signal } = parts
  const begin = performance.now()
  const base = await session.makeBase(signal)
  log.info({ base: base.id, bytes: base.bytes, ms: Math.round(performance.now() - begin) }, 'backup: base made')
  if (signal.aborted) return
  session.forget(await removeOld(target, new Date()))
  figures.measured([...(await target.sizes('')).values()].reduce((sum, size) => sum + size, 0))
  if (signal.aborted) return
  const result = await runDrill({ target, dataDir, log, signal })
  if (!result) return
  figures.drilled(result)
  await state.setDrill(result)
}
