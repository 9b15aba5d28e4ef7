import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { BackupStatus } from '#contract/admin/backup.ts'
import type { Config } from '../config.ts'
import { embeddedUrl } from '../db/embedded/open-embedded.ts'
import type { Storage } from '../files/storage.ts'
import { openKey } from './archive/backup-key.ts'
import { makeArchive } from './archive/one-file.ts'
import type { BackupFigures } from './backup-figures.ts'
import { startBackupJob } from './backup-job.ts'
import { openState, type BackupState } from './backup-state.ts'
import { dropSlot } from './log/log-server.ts'
import { drillFolder } from './restore/drill.ts'

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
  /** Everything in one encrypted file; null where the database has its own server. */
  archive(): Promise<AsyncIterable<Uint8Array> | null>
  stop(): Promise<void>
}

/** Starts the continuous backup if one is configured. @throws BackupRefused for a key that is none. */
export async function openBackup(parts: OpenParts): Promise<Backup> {
  const { config, storage, log } = parts
  const url = config.databaseUrl ? null : embeddedUrl(config.dataDir)
  const archive = async () => {
    if (!url) return null
    const { key } = await openKey(config)
    return makeArchive({ url, dataDir: config.dataDir, storage, key })
  }
  const job = url && config.backup ? await startJob(parts, config.backup) : null
  if (url && !job) {
    await dropSlot(url).catch((error: unknown) => log.warn({ err: error }, 'backup: a former slot was not removed'))
  }
  return {
    status: () => (job ? statusOf(job.figures, job.state) : { ...off, downloadable: url !== null }),
    archive,
    stop: async () => job?.stop(),
  }
}

async function startJob({ config, storage, log, onNewKey }: OpenParts, settings: NonNullable<Config['backup']>) {
  const { dataDir } = config
  const { key, isNew } = await openKey(config)
  if (isNew) onNewKey(key.text)
  await rm(join(dataDir, drillFolder), { recursive: true, force: true })
  const state = await openState(dataDir)
  return { ...startBackupJob({ settings, key, dataDir, storage, state, log }), state }
}

/** Milliseconds without news from the target after which it counts as away, before its requests have failed. */
const slowTime = 30_000

/** Where nothing is backed up, as with a database of somebody else. */
const off: BackupStatus = {
  state: 'off',
  target: null,
  problem: null,
  shipped_until: null,
  base: null,
  pictures: 0,
  bytes: null,
  drill: null,
  downloadable: false,
}

export const noBackup: Backup = { status: () => off, archive: async () => null, stop: async () => {} }

function statusOf(figures: BackupFigures, state: BackupState): BackupStatus {
  const base = figures.base()
  const phase = figures.phase()
  const shippedUntil = figures.shippedUntil()
  const drill = state.drill()
  const isFirst = phase === 'running' && !base
  const isSlow = phase === 'running' && shippedUntil !== null && Date.now() - shippedUntil > slowTime
  return {
    state: isSlow ? 'away' : isFirst ? 'starting' : phase,
    target: figures.target,
    problem: isSlow ? 'The target answers too slowly.' : figures.problem(),
    shipped_until: shippedUntil === null || !base ? null : timestamp(shippedUntil),
    base: base && { finished_at: timestamp(base.finished), bytes: base.bytes },
    pictures: figures.pictures(),
    bytes: figures.bytes(),
    drill: drill && { ...drill, at: timestamp(drill.at) },
    downloadable: true,
  }
}

function timestamp(at: number): string {
  return new Date(at).toISOString()
}
