import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, type Config } from '../config/config.ts'
import { makeDataFolder, privateFileMode, secretFile } from '../config/data-folder.ts'

const minimumLength = 32

/**
 * The secret that signs session cookies and encrypts second factors: `SESSION_SECRET`, or one that is generated once
 * and stored in `DATA_DIR/session-secret`, readable only by its owner.
 * @throws ConfigError when the file is damaged or unreadable, or the folder is not writable.
 */
export async function sessionSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret
  await makeDataFolder(config.dataDir)
  const path = join(config.dataDir, secretFile)
  const stored = await readFile(path, 'utf8').catch(nullIfMissing)
  const secret = stored ?? (await generate(path, config.dataDir))
  if (secret.trim().length < minimumLength)
    throw new ConfigError(`DATA_DIR: ${path} is damaged; remove it or set SESSION_SECRET`)
  return secret.trim()
}

/** `link` is atomic and fails if the file exists: processes that start together agree on one secret. */
async function generate(path: string, folder: string): Promise<string> {
  const temporary = join(folder, `${secretFile}.${randomUUID()}`)
  const file = await open(temporary, 'wx', privateFileMode)
  try {
    await file.writeFile(`${randomBytes(48).toString('base64url')}\n`)
    await file.sync()
    await file.close()
    await link(temporary, path).catch(ignoreExisting)
  } finally {
    await rm(temporary, { force: true })
  }
  return readFile(path, 'utf8')
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw new ConfigError(`DATA_DIR: ${error.path} cannot be read (${error.code})`, { cause: error })
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
