import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { findKey, parseKey, type BackupKey } from '#server/backup/archive/backup-key.ts'
import { BackupRefused } from '#server/backup/backup-refused.ts'
import { parseMoment } from '#server/backup/restore/parse-moment.ts'
import { restoreFile } from '#server/backup/restore/restore-file.ts'
import { keyToKeep, restoreTarget, type RestoreReport } from '#server/backup/restore/restore-target.ts'
import { openTarget } from '#server/backup/target/open-target.ts'
import { readConfig } from '#server/config/config.ts'
import { openStorage } from '#server/files/open-storage.ts'
import { createLog } from '#server/log.ts'
import { momentInIndia } from '#values/format/dates.ts'
import { countOf, formatCount } from '#values/format/counts.ts'
import { printedProgress, say } from './printed-progress.ts'
import { runCommand } from './run-command.ts'

const usage = `Use: npm run restore -- --from PLACE [--to '2026-11-23 14:05'] [--key KEY]
PLACE is what BACKUP_URL was, or a file of 'npm run backup'. The time is that of India unless it ends with another
offset, such as +00:00. The key may also stand in BACKUP_KEY. DATA_DIR, or the database of DATABASE_URL, must be empty.`

await runCommand(main)

/** `npm run restore`: database, pictures and secrets from a backup into an empty data folder or database. */
async function main(): Promise<void> {
  const { from, to, key: typed } = readArguments()
  if (!from) throw new BackupRefused(usage)
  const found = statSync(from, { throwIfNoEntry: false })
  const isFile = found?.isFile() ?? false
  const place = found ? pathToFileURL(resolve(from)).href : from
  const config = readConfig({ ...process.env, BACKUP_URL: isFile ? '' : place })
  const key = typed ? parseKey(typed) : await findKey(config)
  const options = {
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    storage: config.objectStorage ? await openStorage(config) : null,
    keep: key && keyToKeep(key, config.dataDir, config.backupKey !== null),
    log: createLog('silent'),
    progress: say,
    copyProgress: printedProgress(),
  }
  const moment = to === undefined ? null : parseMoment(to)
  if (isFile) {
    if (moment !== null) throw new BackupRefused('A file has one moment only; leave --to out')
    return report(await restoreFile({ ...options, path: from, key }), null)
  }
  const target = await openTarget(config.backup!.place, requireKey(key))
  report(await restoreTarget({ ...options, target, to: moment }), moment)
}

function readArguments() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { from: text, to: text, key: text } }).values
  } catch (error) {
    throw new BackupRefused(usage, { cause: error })
  }
}

function requireKey(key: BackupKey | null): BackupKey {
  if (key) return key
  throw new BackupRefused('BACKUP_KEY: the backup is encrypted; name its key with --key')
}

function singular(noun: string): string {
  return noun.replace(/ies$/, 'y').replace(/s$/, '')
}

function report({ plan, database, pictures }: RestoreReport, wanted: number | null): void {
  const { counts, tables, indexes, lastChange } = database
  const found = Object.entries(counts).map(
    ([name, count]) => `${formatCount(count)} ${count === 1 ? singular(name) : name}`,
  )
  say(`Restored: ${found.join(', ')}.`)
  const checked =
    indexes === null
      ? `${countOf(tables, 'table')} have the counts and sums that they had`
      : `${countOf(tables, 'table')} and ${indexes} indexes were read and are sound`
  say(`${checked}; ${countOf(pictures.restored, 'picture file')} are there.`)
  if (lastChange) say(`The last change in it is of ${momentInIndia(lastChange.toISOString())}, Indian time.`)
  if (plan && !plan.pieces) {
    say(
      `It is the dump of ${momentInIndia(new Date(plan.reaches).toISOString())}; later moments are with the provider.`,
    )
  } else if (plan && wanted !== null && plan.reaches < wanted) {
    say(`The backup ends at ${momentInIndia(new Date(plan.reaches).toISOString())}, before the wanted moment.`)
  }
  for (const key of pictures.missing) say(`Missing picture: ${key}`)
  if (pictures.missing.length > 0) {
    process.exitCode = 2
    say(`${countOf(pictures.missing.length, 'picture')} that the database names are not in the backup.`)
  }
  say("Now 'npm start'.")
}
