import { createHash } from 'node:crypto'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../database.ts'
import type { Ids } from './account.ts'

/** PostgreSQL names its socket after the port, which nobody listens on. */
const socketName = '.s.PGSQL.5432'

/** Room in the kernel's address of a socket, bytes; macOS has 103. */
const longestPath = 103

/**
 * @returns the folder for the socket: in the data folder, or, where that path is too long for a socket, one under the
 * system's temporary folder that is always the same for this data folder.
 */
export function socketFolderOf(dataDir: string): string {
  const beside = join(dataDir, 'postgres-socket')
  if (Buffer.byteLength(join(beside, socketName)) <= longestPath) return beside
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(tmpdir(), `hatheli-${hash}`)
}

/**
 * Makes the folder anew, closed to everybody else: what is there was left by a server that is gone, maybe another
 * account's. Only whoever holds the cluster's lock may call this.
 * @throws DatabaseUnavailable when somebody else's folder stands in its place.
 */
export function makeSocketFolder(folder: string, owner: Ids | null): void {
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new DatabaseUnavailable(
      `DATA_DIR: ${folder}, the place for the database's socket, cannot be made (${code})`,
      { cause: error },
    )
  }
  if (owner) chownSync(folder, owner.uid, owner.gid)
}

/** @returns the address of a database of the server that listens in a folder. */
export function socketUrl(folder: string, user: string, database: string): string {
  return `postgres://${user}@/${database}?host=${encodeURIComponent(folder)}`
}
