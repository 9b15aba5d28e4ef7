import { randomUUID } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataFolder, privateFileMode, secretFile } from '../../config/data-folder.ts'
import { syncFolder } from '../../db/embedded/cluster.ts'

/** Replaces the session secret of a data folder. */
export async function storeSecret(dataDir: string, secret: string): Promise<void> {
  await makeDataFolder(dataDir)
  const path = join(dataDir, secretFile)
  const temporary = `${path}.${randomUUID()}`
  const file = await open(temporary, 'wx', privateFileMode)
  try {
    await file.writeFile(`${secret}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, path)
  syncFolder(dataDir)
}
