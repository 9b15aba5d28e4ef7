import { randomUUID } from 'node:crypto'
import { access, chmod, constants, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { ConfigError } from './config.ts'

/** The data folder contains drafts, vendors' contacts and the session secret: docs/decisions/0034. */
export const privateFolderMode = 0o700
export const privateFileMode = 0o600

/** Relative to `DATA_DIR`. */
export const secretFile = 'session-secret'
export const keyFile = 'backup-key'
export const filesFolder = 'files'

const othersMask = 0o077

/** Without `x`: PostgreSQL may have to traverse the folder under another account. */
const othersReadWriteMask = 0o066

/** Marks shared folders such as /tmp, whose mode must not be changed. */
const stickyBit = 0o1000

/**
 * Creates the folder if it is missing.
 * @throws ConfigError when it cannot be created or written to.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: privateFolderMode })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(`DATA_DIR: ${folder} cannot be written to (${code})`, { cause: error })
  }
}

/** Creates a file with a line. `link` is atomic and keeps a file that is there: processes that start together agree on one. */
export function createPrivateFile(path: string, line: string): Promise<void> {
  return putPrivateFile(path, line, (written) =>
    link(written, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    }),
  )
}

export function replacePrivateFile(path: string, line: string): Promise<void> {
  return putPrivateFile(path, line, (written) => rename(written, path))
}

async function putPrivateFile(path: string, line: string, put: (written: string) => Promise<void>): Promise<void> {
  const temporary = `${path}.${randomUUID()}`
  const file = await open(temporary, 'wx', privateFileMode)
  try {
    await file
      .writeFile(`${line}\n`)
      .then(() => file.sync())
      .finally(() => file.close())
    await put(temporary)
  } finally {
    await rm(temporary, { force: true })
  }
}

interface Failure {
  path: string
  code: string
}

/**
 * Removes other users' permissions on a data folder that an earlier version or another user created. PostgreSQL does
 * so for its own. Failures, as on files of another user, are logged.
 */
export async function restrictDataFolder(folder: string, log: Logger): Promise<void> {
  const failures: Failure[] = []
  const recordFailure = (path: string) => (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') failures.push({ path, code: error.code ?? error.message })
  }
  const restrict: Restrict = (path, mode) => chmod(path, mode).catch(recordFailure(path))
  const restrictAllIn = async (path: string) => {
    for (const entry of (await readdir(path, { withFileTypes: true }).catch(recordFailure(path))) ?? []) {
      const inside = join(path, entry.name)
      if (entry.isDirectory()) await restrictAllIn(inside)
      else if (entry.isFile()) await restrict(inside, privateFileMode)
    }
    // Last, so that a folder with the right mode is known to be done.
    await restrict(path, privateFolderMode)
  }
  const mode = await modeOf(folder)
  if (mode & stickyBit) failures.push({ path: folder, code: 'is shared' })
  else if (mode & othersReadWriteMask) await restrict(folder, privateFolderMode)
  const secret = join(folder, secretFile)
  if ((await modeOf(secret)) & othersMask) await restrict(secret, privateFileMode)
  const files = join(folder, filesFolder)
  if ((await modeOf(files)) & othersMask) await restrictAllIn(files)
  if (failures.length === 0) return
  const [first] = failures
  log.warn({ ...first, count: failures.length }, 'DATA_DIR: other users of this machine may read it')
}

type Restrict = (path: string, mode: number) => Promise<void>

/** @returns 0 for a missing file. */
async function modeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mode }) => mode,
    () => 0,
  )
}
