import { hostname } from 'node:os'
import { findKey } from '#server/platform/backup/archive/backup-key.ts'
import type { SharedFigures } from '#server/platform/backup/figures.ts'
import { listPoints } from '#server/platform/backup/points/restore-point.ts'
import { names } from '#server/platform/backup/target/layout.ts'
import { leaseHost } from '#server/platform/backup/target/lease.ts'
import { openTarget, type Target } from '#server/platform/backup/target/open-target.ts'
import type { Config } from '#server/platform/config/config.ts'
import { failed, ok, warning, type Found } from './finding.ts'

/** Hours after which a night was left out. */
const longestDay = 36

const hour = 3_600_000

const probe = 'about/doctor'

/** Whether the target can be written, who does, and whether its last night was right. @throws BackupRefused in one line. */
export async function checkBackup(config: Config): Promise<Found[]> {
  if (!config.backup) {
    const advice = 'Choose a place under Settings → Backup, which says how it is, or set BACKUP_URL (docs/backup.md).'
    return [warning('BACKUP_URL is not set', advice)]
  }
  const key = await findKey(config)
  if (!key) return [warning('there is no key yet', 'The first start with BACKUP_URL makes one and prints it once.')]
  const target = await openTarget(config.backup.place, key)
  await target.put(probe, Buffer.from(probe))
  await target.remove(probe)
  return [ok(`${config.backup.name} can be written`), await leaseFinding(target), ...(await pointFindings(target))]
}

async function leaseFinding(target: Target): Promise<Found> {
  const host = await leaseHost(target)
  if (host === null) return ok('no program writes there now')
  if (host === hostname()) return ok(`the program on this machine (${host}) writes there`)
  const advice = 'Give two sites two prefixes. After a move or a restart of a container it continues after 45 seconds.'
  return warning(`the program on ${host} writes there, or did last`, advice)
}

async function pointFindings(target: Target): Promise<Found[]> {
  const [newest] = await listPoints(target)
  if (!newest) {
    return [warning('there is no restore point yet', 'The program makes the first when it has run for a while.')]
  }
  const at = new Date(newest.at).toISOString()
  const figures = await target.getJson<SharedFigures>(names.status)
  return [ok(`the newest restore point is of ${at}; one is made when something changes`), nightFinding(figures)]
}

function nightFinding(figures: SharedFigures | null): Found {
  const advice = 'Look at the card “Backup” on the dashboard and at the log.'
  if (!figures?.night) return warning('its nightly check has not run yet', advice)
  const age = (Date.now() - figures.night) / hour
  const { drill } = figures
  if (drill && !drill.passed) return failed(`the last restore that was tried failed: ${drill.message}`, advice)
  const message = `the last nightly check is ${age.toFixed(1)} hours old`
  return age > longestDay ? failed(message, advice) : ok(message)
}
