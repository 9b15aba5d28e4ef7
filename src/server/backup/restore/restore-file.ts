import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesFolder } from '../../config/data-folder.ts'
import { folderStorage } from '../../files/folder-storage.ts'
import type { Storage } from '../../files/storage.ts'
import type { BackupKey } from '../archive/backup-key.ts'
import { readArchive } from '../archive/one-file.ts'
import type { PictureKey } from '../base/stored-pictures.ts'
import type { PictureReport } from './restored-pictures.ts'
import { restoreDatabase } from './restore-database.ts'
import { intoEmpty, moveIntoPlace, type RestoreOptions, type RestoreReport } from './restore-target.ts'
import { unpackArchive } from './unpack.ts'

type FileOptions = Omit<RestoreOptions, 'target' | 'to'> & { path: string; key: BackupKey | null }

/** Restores one file that `npm run backup` wrote, or that was downloaded in the back office. */
export async function restoreFile(options: FileOptions): Promise<RestoreReport> {
  const { path, key, storage, progress } = options
  return intoEmpty(options, async (folder) => {
    progress('Unpacking the archive …')
    await unpackArchive(await readArchive(path, key), folder)
    const database = await restoreDatabase({ ...options, to: null }, folder, null)
    const pictures = await checkPictures(join(folder, filesFolder), database.pictures, storage)
    await moveIntoPlace(folder, options)
    return { plan: null, database, pictures }
  })
}

/** @param storage where they belong, if that is not the data folder. */
async function checkPictures(folder: string, pictures: PictureKey[], storage: Storage | null): Promise<PictureReport> {
  const unpacked = folderStorage(folder)
  const there = new Set(existsSync(folder) ? await unpacked.list('') : [])
  const report: PictureReport = { restored: 0, missing: [] }
  for (const { key, isDeleted } of pictures) {
    const place = isDeleted ? `trash/${key}` : key
    if (there.has(place)) {
      if (storage) await storage.put(place, await readFile(join(folder, place)))
      report.restored += 1
    } else if (!isDeleted) report.missing.push(key)
  }
  return report
}
