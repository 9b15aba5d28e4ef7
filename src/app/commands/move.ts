import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { BackupRefused } from '#server/backup/backup-refused.ts'
import { parseBackupUrl } from '#server/config/backup-settings.ts'
import { moveSite, type MoveReport } from '#server/backup/move/move-site.ts'
import type { DatabasePlace } from '#server/backup/move/target-database.ts'
import { readConfig, type Config } from '#server/config/config.ts'
import { isDatabaseUrl } from '#server/config/database-settings.ts'
import type { ObjectStorageSettings } from '#server/config/storage-settings.ts'
import { filesFolder } from '#server/config/data-folder.ts'
import { FolderInUse } from '#server/db/embedded/folder-lock.ts'
import { hasEmbedded, startEmbedded } from '#server/db/embedded/open-embedded.ts'
import { openStorage } from '#server/files/open-storage.ts'
import { createLog } from '#server/log.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { countOf } from '#values/format/counts.ts'
import { printedFiles, printedProgress, say } from './printed-progress.ts'
import { runCommand } from './run-command.ts'

const usage = `Use: npm run move -- --to postgres://user:password@host/database [--files 's3://bucket?region=ap-south-1']
     npm run move -- --to embedded [--files folder]
     npm run move -- --files 's3://bucket?endpoint=https://storage.example'
The source is what the environment names, and is only read. The credentials of a bucket stand in MOVE_ACCESS_KEY_ID and
MOVE_SECRET_ACCESS_KEY, else they are those of S3_…. 'embedded' and 'folder' are those of DATA_DIR.`

const log = createLog('silent')

await runCommand(main)

/** `npm run move`: database, files or both to another place, from a folder to servers or back. */
async function main(): Promise<void> {
  const { to, files } = readArguments()
  const config = readConfig(process.env)
  const place = to === undefined ? null : databasePlace(to, config)
  const storage = files === undefined ? null : filesSettings(files, config)
  if (!place && !storage) throw new BackupRefused(usage)
  const begin = performance.now()
  const server = await openSource(config)
  try {
    const moved = storage && {
      from: await openStorage(config),
      fromName: nameOf(config),
      to: await openStorage(storage),
    }
    const report = await moveSite({
      url: server.url,
      to: place,
      files: moved,
      log,
      progress: { ...printedProgress(), onFile: printedFiles() },
    })
    tell(report, (performance.now() - begin) / 1000)
  } finally {
    await server.stop()
  }
  advise(place, storage)
}

function readArguments() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { to: text, files: text } }).values
  } catch (error) {
    throw new BackupRefused(usage, { cause: error })
  }
}

function databasePlace(to: string, { databaseUrl, dataDir }: Config): DatabasePlace {
  if (to === 'embedded') {
    if (databaseUrl) return { kind: 'embedded', dataDir }
    throw new BackupRefused('--to: the database is the embedded one already')
  }
  if (!isDatabaseUrl(to))
    throw new BackupRefused(`--to: must be 'embedded' or such as postgres://user:password@host/database`)
  if (to === databaseUrl) throw new BackupRefused('--to: the database is there already')
  return { kind: 'server', url: to }
}

type FilesSettings = Pick<Config, 'objectStorage' | 'dataDir'>

function filesSettings(files: string, config: Config): FilesSettings {
  const settings = { objectStorage: files === 'folder' ? null : bucketOf(files, config), dataDir: config.dataDir }
  if (nameOf(settings) === nameOf(config)) throw new BackupRefused('--files: the files are there already')
  return settings
}

function bucketOf(files: string, { moveCredentials, objectStorage }: Config): ObjectStorageSettings {
  const address = parseBackupUrl(files)
  if (!address || 'folder' in address || address.prefix) {
    throw new BackupRefused(`--files: must be 'folder' or such as s3://bucket?endpoint=https://host&region=name`)
  }
  const { accessKeyId, secretAccessKey } = moveCredentials ?? objectStorage ?? {}
  if (!accessKeyId || !secretAccessKey) {
    throw new BackupRefused('MOVE_ACCESS_KEY_ID: is missing, but --files names a bucket')
  }
  const { bucket, endpoint, region } = address
  return { bucket, endpoint, region, accessKeyId, secretAccessKey }
}

function nameOf({ objectStorage, dataDir }: FilesSettings): string {
  if (!objectStorage) return join(dataDir, filesFolder)
  return `s3://${objectStorage.bucket} ${objectStorage.endpoint ?? objectStorage.region}`
}

/** While the program runs on an embedded database, what is saved after the copy would be lost. */
async function openSource(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  if (!hasEmbedded(dataDir)) throw new BackupRefused(`DATA_DIR: there is no database in ${dataDir}`)
  try {
    return await startEmbedded({ dataDir, log })
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    throw new BackupRefused('DATA_DIR: the program runs; stop it first, so that nothing is saved behind the copy', {
      cause: error,
    })
  }
}

function tell({ database, files }: MoveReport, seconds: number): void {
  if (database) {
    say(`Moved ${countOf(database.tables, 'table')} with ${countOf(database.rows, 'row')}; each was compared.`)
    say(`Hash of all rows, here and there: ${database.hash}`)
  }
  if (files) {
    say(`Moved ${countOf(files.count, 'file')} (${formatBytes(files.bytes)}); each was compared.`)
    say(`Hash of all files, here and there: ${files.hash}`)
  }
  say(`It took ${seconds.toFixed(1)} seconds. The source is as it was.`)
}

function advise(place: DatabasePlace | null, storage: FilesSettings | null): void {
  const steps = [
    place?.kind === 'server' ? 'set DATABASE_URL to the new address' : '',
    place?.kind === 'embedded' ? 'unset DATABASE_URL' : '',
    storage?.objectStorage ? 'set S3_BUCKET and the other variables of the bucket' : '',
    storage && !storage.objectStorage ? 'unset the variables S3_…' : '',
  ].filter(Boolean)
  say(`Now ${steps.join(', ')}, keep SESSION_SECRET or the file session-secret of DATA_DIR, and start the program.`)
}
