import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
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
 * Makes the folder, closed to everybody else.
 * @throws DatabaseUnavailable when somebody else made it before us.
 */
export function closeSocketFolder(folder: string, owner: Ids | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const expected = [process.getuid?.(), owner?.uid]
  if (!found.isDirectory() || !expected.includes(found.uid)) {
    throw new DatabaseUnavailable(`DATA_DIR: ${folder}, the place for the database's socket, belongs to somebody else`)
  }
  chmodSync(folder, 0o700)
  if (owner) chownSync(folder, owner.uid, owner.gid)
}

/** @returns the address of a database of the server that listens in a folder. */
export function socketUrl(folder: string, user: string, database: string): string {
  return `postgres://${user}@/${database}?host=${encodeURIComponent(folder)}`
}
