import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Logger } from 'pino'
import type { BackupStatus } from '#contract/admin/backup.ts'
import type { Config } from '../config/config.ts'
import { embeddedUrl } from '../db/embedded/open-embedded.ts'
import type { Storage } from '../files/storage.ts'
import { openKey } from './archive/backup-key.ts'
import { makeArchive } from './archive/one-file.ts'
import type { BackupFigures } from './backup-figures.ts'
import { startBackupJob } from './backup-job.ts'
import type { BackedUpDatabase } from './backup-parts.ts'
import { openState } from './backup-state.ts'
import { dropSlot } from './log/log-server.ts'
import { drillFolder } from './restore/drill.ts'
import { leaseTimes } from './target/lease.ts'

interface OpenParts {
  config: Pick<Config, 'backup' | 'backupKey' | 'dataDir' | 'databaseUrl'>
  storage: Storage
  log: Logger
  /** Shows a key that was made just now. */
  onNewKey: (text: string) => void
}

/** The backup as the back office and `/metrics` see it. */
export interface Backup {
  status(): BackupStatus
  /** Everything in one encrypted file. */
  archive(): Promise<AsyncIterable<Uint8Array>>
  /** What opens a backup, as it is typed in; made if there is none yet. */
  key(): Promise<string>
  stop(): Promise<void>
}

/** Starts the backup if one is configured. @throws BackupRefused for a key that is none. */
export async function openBackup(parts: OpenParts): Promise<Backup> {
  const { config, storage, log } = parts
  const database = databaseOf(config)
  const job = config.backup ? await startJob(parts, config.backup) : null
  if (database.isEmbedded && !job) {
    await dropSlot(database.url).catch((error: unknown) =>
      log.warn({ err: error }, 'backup: a former slot was not removed'),
    )
  }
  const kind = database.isEmbedded ? 'continuous' : 'nightly'
  return {
    status: () => ({ ...(job ? statusOf(job.figures) : off), kind }),
    archive: async () => {
      const { key } = await openKey(config)
      return makeArchive({ ...database, dataDir: config.dataDir, storage, key })
    },
    key: async () => (await openKey(config)).key.text,
    stop: async () => job?.stop(),
  }
}

function databaseOf(config: OpenParts['config']): BackedUpDatabase {
  const { databaseUrl, dataDir } = config
  return { url: databaseUrl ?? embeddedUrl(dataDir), isEmbedded: databaseUrl === null }
}

async function startJob({ config, storage, log, onNewKey }: OpenParts, settings: NonNullable<Config['backup']>) {
  const { dataDir } = config
  const { key, isNew } = await openKey(config)
  if (isNew) onNewKey(key.text)
  await rm(join(dataDir, drillFolder), { recursive: true, force: true })
  const state = await openState(dataDir)
  return startBackupJob({ settings, key, database: databaseOf(config), dataDir, storage, state, log })
}

/** Milliseconds without news from the target after which it counts as away, before its requests have failed. */
const slowTime = 30_000

/** The same for a node that hears from another one, whose lease would have been taken over by then. */
const slowTimeOfOthers = 2 * leaseTimes.expiry

const off: Omit<BackupStatus, 'kind'> = {
  state: 'off',
  target: null,
  problem: null,
  shipped_until: null,
  base: null,
  pictures: 0,
  bytes: null,
  drill: null,
}

export const noBackup: Backup = {
  status: () => ({ ...off, kind: 'continuous' }),
  archive: async () => Readable.from([]),
  key: async () => '',
  stop: async () => {},
}

function statusOf(figures: BackupFigures): Omit<BackupStatus, 'kind'> {
  const { base, drill, shippedUntil, pictures, bytes } = figures.shared()
  const phase = figures.phase()
  const isFirst = phase === 'running' && !base
  const longest = figures.isFollowing() ? slowTimeOfOthers : slowTime
  const isSlow = phase === 'running' && shippedUntil !== null && Date.now() - shippedUntil > longest
  return {
    state: isSlow ? 'away' : isFirst ? 'starting' : phase,
    target: figures.target,
    problem: isSlow ? 'The target answers too slowly.' : figures.problem(),
    shipped_until: shippedUntil === null || !base ? null : timestamp(shippedUntil),
    base: base && { finished_at: timestamp(base.finished), bytes: base.bytes },
    pictures,
    bytes,
    drill: drill && { ...drill, at: timestamp(drill.at) },
  }
}

function timestamp(at: number): string {
  return new Date(at).toISOString()
}
