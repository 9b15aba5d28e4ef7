import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { filesFolder, keyFile, makeDataFolder, privateFolderMode, secretFile } from '../../data-folder.ts'
import { syncFolder } from '../../db/embedded/cluster.ts'
import { lockFolder } from '../../db/embedded/folder-lock.ts'
import { embeddedPaths, embeddedUrl, hasEmbedded } from '../../db/embedded/open-embedded.ts'
import { folderStorage } from '../../files/folder-storage.ts'
import type { Storage } from '../../files/storage.ts'
import { storeKey, type BackupKey } from '../archive/backup-key.ts'
import { BackupRefused } from '../backup-refused.ts'
import type { Target } from '../target/open-target.ts'
import { checkDatabase, type DatabaseFacts } from './check-database.ts'
import { planRestore, type RestorePlan } from './choose-base.ts'
import { recover } from './recover.ts'
import { restorePictures, type PictureReport } from './restored-pictures.ts'
import { layLog, unpackBase } from './unpack.ts'

export interface RestoreOptions {
  target: Target
  /** Milliseconds since 1970; null for all there is. */
  to: number | null
  dataDir: string
  /** For pictures, if that is not the data folder. */
  storage: Storage | null
  /** Stored in the data folder; null where the configuration has it. */
  keep: BackupKey | null
  log: Logger
  progress: (line: string) => void
}

export interface RestoreReport {
  plan: RestorePlan | null
  database: DatabaseFacts
  pictures: PictureReport
}

/**
 * Restores into a data folder that has no database, in a folder beside it that is moved into place at the end: an
 * interrupted restore leaves nothing that looks like data.
 * @throws BackupRefused when there is a database, or anything of the backup is damaged or another key's.
 */
export async function restoreTarget(options: RestoreOptions): Promise<RestoreReport> {
  const { target, to, dataDir, progress } = options
  return intoEmpty(options, async (folder) => {
    progress('Looking for the right backup …')
    const plan = await planRestore(target, to)
    progress(`Unpacking the database of ${new Date(plan.base.finished).toISOString()} …`)
    await unpackBase(target, plan, folder)
    progress(`Applying ${plan.pieces.length} pieces of its log …`)
    await layLog(target, plan, embeddedPaths(folder).cluster)
    const database = await recoverAndCheck(options, folder, plan)
    const storage = options.storage ?? folderStorage(join(folder, filesFolder))
    progress(`Fetching ${database.pictures.length} pictures …`)
    const pictures = await restorePictures(target, storage, database.pictures, () => {})
    await moveIntoPlace(folder, dataDir, options.keep)
    return { plan, database, pictures }
  })
}

/** @param work done in a folder that is removed afterwards, whatever happens. */
export async function intoEmpty<Result>(
  { dataDir }: Pick<RestoreOptions, 'dataDir'>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await makeDataFolder(dataDir)
  const release = lockFolder(embeddedPaths(dataDir).cluster)
  const folder = join(dataDir, 'restoring')
  try {
    if (hasEmbedded(dataDir) || existsSync(join(dataDir, filesFolder))) {
      throw new BackupRefused(`DATA_DIR: ${dataDir} has data already; name an empty folder`)
    }
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: privateFolderMode })
    return await work(folder)
  } finally {
    // A server that is being ended may still write there.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    release()
  }
}

/** @param plan null for an archive that has its log inside. */
export async function recoverAndCheck(
  { to, log, progress }: Pick<RestoreOptions, 'to' | 'log' | 'progress'>,
  folder: string,
  plan: RestorePlan | null,
  settings: Record<string, string> = {},
): Promise<DatabaseFacts> {
  const server = await recover({ folder, plan, to, log, settings })
  try {
    progress('Checking every table and index …')
    return await checkDatabase(embeddedUrl(folder))
  } finally {
    await server.stop()
  }
}

/**
 * The database last: without it, a next try begins anew.
 * @param elsewhere what does not belong there.
 */
export async function moveIntoPlace(
  folder: string,
  dataDir: string,
  keep: BackupKey | null,
  elsewhere: string[] = [],
): Promise<void> {
  if (keep) await storeKey(dataDir, keep)
  for (const name of [secretFile, filesFolder].filter((each) => !elsewhere.includes(each))) {
    if (!existsSync(join(folder, name)) || existsSync(join(dataDir, name))) continue
    await rename(join(folder, name), join(dataDir, name))
  }
  await rename(embeddedPaths(folder).cluster, embeddedPaths(dataDir).cluster)
  syncFolder(dataDir)
}

/** The key that a backup was made with, to be kept beside what was restored. */
export function keyToKeep(key: BackupKey, dataDir: string, isConfigured: boolean): BackupKey | null {
  return isConfigured || existsSync(join(dataDir, keyFile)) ? null : key
}
