import { hostname } from 'node:os'
import { findKey } from '#server/backup/archive/backup-key.ts'
import { newestBase } from '#server/backup/base/list-bases.ts'
import { isDump, names, parseLogName, type BaseManifest, type Manifest } from '#server/backup/target/layout.ts'
import { leaseHost } from '#server/backup/target/lease.ts'
import { openTarget, type Target } from '#server/backup/target/open-target.ts'
import type { Config } from '#server/config/config.ts'
import { failed, ok, warning, type Found } from './finding.ts'

/** Hours. A base is made each night, and something is written each day. */
const oldest = { base: 36, log: 26 }

const hour = 3_600_000

const probe = 'about/doctor'

/** Whether the target can be written, who does, and how old what lies there is. @throws BackupRefused in one line. */
export async function checkBackup(config: Config): Promise<Found[]> {
  if (!config.backup) {
    const advice = 'Set BACKUP_URL to a folder on another disk or a bucket (docs/backup.md).'
    const what = config.databaseUrl
      ? 'this program backs nothing up; the database’s own server may'
      : 'nothing is backed up'
    return [warning(what, advice)]
  }
  const key = await findKey(config)
  if (!key) return [warning('there is no key yet', 'The first start with BACKUP_URL makes one and prints it once.')]
  const target = await openTarget(config.backup.place, key)
  await target.put(probe, Buffer.from(probe))
  await target.remove(probe)
  const writable = ok(`${config.backup.name} can be written`)
  return [writable, await leaseFinding(target), ...(await ages(target))]
}

async function leaseFinding(target: Target): Promise<Found> {
  const host = await leaseHost(target)
  if (host === null) return ok('no program writes there now')
  if (host === hostname()) return ok(`the program on this machine (${host}) writes there`)
  const advice = 'Give two sites two prefixes. After a move or a restart of a container it goes on after 45 seconds.'
  return warning(`the program on ${host} writes there, or did last`, advice)
}

async function ages(target: Target): Promise<Found[]> {
  const base = await newestBase(target)
  if (!base) return [warning('there is no whole copy yet', 'The program makes the first when it has run for a while.')]
  return isDump(base) ? [baseFinding(base)] : [baseFinding(base), await logFinding(target, base)]
}

function baseFinding({ finished }: Manifest): Found {
  const age = hoursSince(finished)
  const message = `the last whole copy is ${age.toFixed(1)} hours old`
  return age > oldest.base ? failed(message, 'Look at the card “Backup” on the dashboard and at the log.') : ok(message)
}

async function logFinding(target: Target, base: BaseManifest): Promise<Found> {
  const pieces = (await target.list(names.log(base.lineage))).flatMap((name) => parseLogName(name) ?? [])
  const moment = Math.max(base.finished, ...pieces.map((piece) => piece.moment))
  const age = hoursSince(moment)
  const message = `what was saved until ${new Date(moment).toISOString()} is there`
  return age > oldest.log ? failed(message, 'Start the program; look at its log if it runs.') : ok(message)
}

function hoursSince(moment: number): number {
  return (Date.now() - moment) / hour
}
