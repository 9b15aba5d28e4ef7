import { DatabaseSync } from 'node:sqlite'
import { DatabaseUnavailable } from '../database.ts'

/** Another process holds the lock and runs the server. */
export class FolderInUse extends DatabaseUnavailable {
  override name = 'FolderInUse'
}

/**
 * Takes an exclusive lock beside a folder. SQLite is what Node has for file locks; the operating system releases it
 * when the process dies, so `kill -9` leaves no stale lock.
 * @returns a function that releases the lock.
 * @throws FolderInUse when another process holds it.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode=memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (!String(error).includes('locked')) throw error
    throw new FolderInUse(`DATA_DIR: ${folder} is in use by another process; set DATABASE_URL to run several nodes`, {
      cause: error,
    })
  }
  return () => lock.close()
}
