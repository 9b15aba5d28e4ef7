import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { filesFolder, keyFile, makeDataFolder, privateFolderMode, secretFile } from '../../config/data-folder.ts'
import { syncFolder } from '../../db/embedded/cluster.ts'
import { lockFolder } from '../../db/embedded/folder-lock.ts'
import { embeddedPaths, hasEmbedded } from '../../db/embedded/open-embedded.ts'
import { folderStorage } from '../../files/folder-storage.ts'
import type { Storage } from '../../files/storage.ts'
import { storeKey, type BackupKey } from '../archive/backup-key.ts'
import { BackupRefused } from '../backup-refused.ts'
import type { Target } from '../target/open-target.ts'
import { reachableFrom } from '../target/layout.ts'
import type { DatabaseFacts } from './check-database.ts'
import { planRestore, type RestorePlan } from './choose-base.ts'
import { requireEmptyServer, restoreDatabase, type DatabaseOptions } from './restore-database.ts'
import { restorePictures, type PictureReport } from './restored-pictures.ts'
import { layLog, unpackBase } from './unpack.ts'

export interface RestoreOptions extends DatabaseOptions {
  target: Target
  dataDir: string
  /** For pictures, if that is not the data folder. */
  storage: Storage | null
  /** Stored in the data folder; null where the configuration has it. */
  keep: BackupKey | null
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
  const { target, to, progress } = options
  return intoEmpty(options, async (folder) => {
    progress('Looking for the right backup …')
    const plan = await planRestore(target, to)
    progress(`Unpacking the database of ${new Date(reachableFrom(plan.base)).toISOString()} …`)
    await unpackBase(target, plan, folder)
    if (plan.pieces) {
      progress(`Applying ${plan.pieces.length} pieces of its log …`)
      await layLog(target, plan, embeddedPaths(folder).cluster)
    }
    const database = await restoreDatabase(options, folder, plan.pieces ? plan : null)
    const storage = options.storage ?? folderStorage(join(folder, filesFolder))
    progress(`Fetching ${database.pictures.length} pictures …`)
    const pictures = await restorePictures(target, storage, database.pictures, () => {})
    await moveIntoPlace(folder, options)
    return { plan, database, pictures }
  })
}

/** @param work done in a folder that is removed afterwards, whatever happens. */
export async function intoEmpty<Result>(
  { dataDir, databaseUrl, storage }: Pick<RestoreOptions, 'dataDir' | 'databaseUrl' | 'storage'>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await makeDataFolder(dataDir)
  const release = lockFolder(embeddedPaths(dataDir).cluster)
  const folder = join(dataDir, 'restoring')
  try {
    if (databaseUrl) await requireEmptyServer(databaseUrl)
    if ((!databaseUrl && hasEmbedded(dataDir)) || (!storage && existsSync(join(dataDir, filesFolder)))) {
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

/** The database last: without it, a next try begins anew. */
export async function moveIntoPlace(
  folder: string,
  { dataDir, databaseUrl, storage, keep }: Pick<RestoreOptions, 'dataDir' | 'databaseUrl' | 'storage' | 'keep'>,
): Promise<void> {
  if (keep) await storeKey(dataDir, keep)
  for (const name of storage ? [secretFile] : [secretFile, filesFolder]) {
    if (!existsSync(join(folder, name)) || existsSync(join(dataDir, name))) continue
    await rename(join(folder, name), join(dataDir, name))
  }
  if (!databaseUrl) await rename(embeddedPaths(folder).cluster, embeddedPaths(dataDir).cluster)
  syncFolder(dataDir)
}

/** The key that a backup was made with, to be kept beside what was restored. */
export function keyToKeep(key: BackupKey, dataDir: string, isConfigured: boolean): BackupKey | null {
  return isConfigured || existsSync(join(dataDir, keyFile)) ? null : key
}
