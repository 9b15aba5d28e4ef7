import { DatabaseSync } from 'node:sqlite'
import { DatabaseUnavailable } from '../database.ts'

/** Another process has the folder, and a server runs there. */
export class FolderInUse extends DatabaseUnavailable {
  override name = 'FolderInUse'
}

/**
 * Takes the one place beside a data folder. The operating system gives it back when the process dies,
 * so `kill -9` leaves nothing stale behind.
 * @returns a function that gives the lock back.
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
