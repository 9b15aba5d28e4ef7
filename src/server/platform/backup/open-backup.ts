import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import type { BackupStatus } from '#contract/admin/backup/backup.ts'
import type { RestoreProgress } from '#contract/admin/backup/restores.ts'
import { backupSettings } from '../access/backup-access.ts'
import type { PrivateSettings } from '../access/private-settings.ts'
import type { BackupSettings } from '../config/backup-settings.ts'
import type { Config } from '../config/config.ts'
import { embeddedUrl } from '../db/embedded/open-embedded.ts'
import type { Storage } from '../files/storage.ts'
import { startDueJob } from '../jobs/due-job.ts'
import { openKey } from './archive/backup-key.ts'
import { makeArchive } from './archive/make-archive.ts'
import { startBackupJob, type BackupJob, type Writer } from './backup-job.ts'
import { BackupRefused } from './backup-refused.ts'
import { statusWithout } from './figures.ts'
import { listPoints, type RestorePoint } from './points/restore-point.ts'
import { drillFolder } from './restore/drill.ts'
import { sourceOf } from './restore/open-source.ts'
import { restore, type RestoreReport } from './restore/restore.ts'
import { placeSetup } from './setup/place-setup.ts'
import { openTarget } from './target/open-target.ts'

interface OpenParts {
  config: Pick<Config, 'backup' | 'backupKey' | 'dataDir' | 'databaseUrl' | 'sessionSecret'>
  storage: Storage
  log: Logger
  saved: PrivateSettings
  /** Shows a key that was made just now for a place of variables. */
  onNewKey: (text: string) => void
}

export interface ReplacedState extends RestoreReport {
  /** The state before: restoring it undoes the restore. */
  former: RestorePoint
}

/** The backup as the back office and `/metrics` see it. */
export type Backup = Awaited<ReturnType<typeof openBackup>>

/** Starts the backup if a place is set up, and follows it to another one. @throws BackupRefused for an invalid key. */
export async function openBackup(parts: OpenParts) {
  const { config, storage, log, saved } = parts
  const { dataDir } = config
  const url = config.databaseUrl ?? embeddedUrl(dataDir)
  let settings: BackupSettings | null = null
  let job: BackupJob | null = null
  let isRestoring = false
  let following: Promise<void> = Promise.resolve()

  async function follow(): Promise<void> {
    const next = await backupSettings(config, saved)
    if (isRestoring || isDeepStrictEqual(next, settings)) return
    await job?.stop(true)
    job = settings = null
    job = next && (await startJob(parts, next, url))
    settings = next
  }

  const followInTurn = () => (following = following.catch(() => {}).then(follow))

  if (config.backup) await followInTurn()
  // Another node may have set up another place.
  const follower = startDueJob({
    runDue: async () => (await followInTurn(), null),
    failure: 'backup: the place could not be followed',
    log,
  })
  await following.catch(() => {})
  return {
    setup: placeSetup({ config, saved, onChange: followInTurn }),
    status: (): BackupStatus => job?.figures.status() ?? statusWithout,
    /** Newest first; none where there is no backup, such as just after it was ended. */
    async points() {
      if (settings === null) return []
      const { place } = settings
      const { key } = await openKey(config)
      return listPoints(await openTarget(place, key))
    },
    /**
     * Replaces the state of the site by that of a restore point, but for accounts, sessions, mails and figures. The
     * current state becomes a restore point first.
     * @throws BackupRefused in one line; nothing was changed then.
     */
    async restore(id: string, onProgress: (progress: RestoreProgress) => void): Promise<ReplacedState> {
      isRestoring = true
      try {
        return await required(job).inTurn((writer) => restoreInTurn(writer, id, { ...parts, url, onProgress }))
      } finally {
        isRestoring = false
      }
    },
    /** Everything in one encrypted file. */
    async archive(): Promise<AsyncIterable<Uint8Array>> {
      const { key } = await openKey(config)
      return makeArchive({ url, dataDir, storage, log, key })
    },
    /** The backup key as it is typed; created if missing. */
    key: async () => (await openKey(config)).key.text,
    /** @param leavesRest whether the program opens again at once and then sends the remaining changes. */
    async stop(leavesRest = false) {
      await follower.stop()
      await following.catch(() => {})
      await job?.stop(leavesRest)
    },
  }
}

async function startJob(
  { config, storage, log, onNewKey }: OpenParts,
  settings: BackupSettings,
  url: string,
): Promise<BackupJob> {
  const { dataDir } = config
  const { key, isNew } = await openKey(config)
  if (isNew && config.backup) onNewKey(key.text)
  await rm(join(dataDir, drillFolder), { recursive: true, force: true })
  return startBackupJob({ settings, key, url, isShared: config.databaseUrl !== null, dataDir, storage, log })
}

async function restoreInTurn(
  { turn, leader }: Writer,
  id: string,
  parts: Pick<OpenParts, 'config' | 'storage'> & Pick<Parameters<typeof restore>[0], 'onProgress'> & { url: string },
): Promise<ReplacedState> {
  const { config, storage, onProgress, url } = parts
  onProgress({ step: 'saving', done: 0, all: 1 })
  let former = await leader.dump()
  const source = sourceOf(turn.target)
  const point = (await source.points()).find((each) => each.id === id)
  if (!point) throw new BackupRefused('This restore point no longer exists')
  const { dataDir, sessionSecret } = config
  const place = { databaseUrl: url, storage, dataDir, sessionSecret }
  // Sends changes made since the dump above; nothing more can be saved by then.
  const onLocked = async () => {
    former = await leader.dump(true)
  }
  const report = await restore({ ...place, source, point, stays: 'accounts', onProgress, onLocked })
  return { ...report, former }
}

function required<Value>(value: Value | null): Value {
  if (value !== null) return value
  throw new BackupRefused('No backup is set up')
}
