import { createHash } from 'node:crypto'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../database.ts'
import type { Ids } from './account.ts'

/** PostgreSQL names its socket after the port, though it does not listen on it. */
const socketName = '.s.PGSQL.5432'

/** Bytes of `sun_path` without the final zero, on macOS; Linux has 107. */
const longestPath = 103

/**
 * @returns the folder for the socket: in the data folder or, where that path is too long for a socket, under the
 * system's temporary folder with a hash of the data folder's path.
 */
export function socketFolderOf(dataDir: string): string {
  const beside = join(dataDir, 'postgres-socket')
  if (Buffer.byteLength(join(beside, socketName)) <= longestPath) return beside
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(tmpdir(), `hatheli-${hash}`)
}

/**
 * Recreates the folder with mode 0700: an existing one is left from an earlier server, maybe of another account. The
 * caller must hold the cluster's lock.
 * @throws DatabaseUnavailable when a folder of another user cannot be replaced.
 */
export function makeSocketFolder(folder: string, owner: Ids | null): void {
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new DatabaseUnavailable(
      `DATA_DIR: ${folder}, the place for the database's socket, cannot be created (${code})`,
      { cause: error },
    )
  }
  if (owner) chownSync(folder, owner.uid, owner.gid)
}

export function socketUrl(folder: string, user: string, database: string): string {
  return `postgres://${user}@/${database}?host=${encodeURIComponent(folder)}`
}
