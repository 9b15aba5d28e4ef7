import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { ConfigError } from './config.ts'

/** Drafts, vendors' contacts and the secret of sessions lie there: for the program's own user alone. */
export const ownFolder = 0o700
export const ownFile = 0o600

/** Names within the folder. */
export const secretFile = 'session-secret'
export const filesFolder = 'files'

const ofOthers = 0o077

/** To pass through is not to see what is there: PostgreSQL may have to, under another account. */
const readByOthers = 0o066

/** A folder with it belongs to everybody, such as /tmp: it is not ours to close. */
const sticky = 0o1000

/**
 * Makes the folder that `DATA_DIR` names, and sees that it can be written to.
 * @throws ConfigError when it cannot be.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: ownFolder })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(`DATA_DIR: ${folder} cannot be written to (${code})`, { cause: error })
  }
}

/** What could not be done, and where. */
interface Failure {
  path: string
  code: string
}

/**
 * Takes the rights of other users away from a data folder that an earlier version or somebody else made. The database
 * sees to its own. What belongs to another user stays as it is, and the log says so.
 */
export async function closeDataFolder(folder: string, log: Logger): Promise<void> {
  const failures: Failure[] = []
  const note = (path: string) => (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') failures.push({ path, code: error.code ?? error.message })
  }
  const close: Close = (path, mode) => chmod(path, mode).catch(note(path))
  const closeAllIn = async (path: string) => {
    for (const entry of (await readdir(path, { withFileTypes: true }).catch(note(path))) ?? []) {
      const inside = join(path, entry.name)
      if (entry.isDirectory()) await closeAllIn(inside)
      else if (entry.isFile()) await close(inside, ownFile)
    }
    // It comes last: a folder that is closed has been gone through.
    await close(path, ownFolder)
  }
  const mode = await modeOf(folder)
  if (mode & sticky) failures.push({ path: folder, code: 'is shared' })
  else if (mode & readByOthers) await close(folder, ownFolder)
  const secret = join(folder, secretFile)
  if ((await modeOf(secret)) & ofOthers) await close(secret, ownFile)
  const files = join(folder, filesFolder)
  if ((await modeOf(files)) & ofOthers) await closeAllIn(files)
  if (failures.length === 0) return
  const [first] = failures
  log.warn({ ...first, count: failures.length }, 'DATA_DIR: other users of this machine may read what lies there')
}

type Close = (path: string, mode: number) => Promise<void>

/** @returns the rights on a file or folder; 0 where there is none. */
async function modeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mode }) => mode,
    () => 0,
  )
}
