import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, type Config } from '../config.ts'
import { makeDataFolder, ownFile, secretFile } from '../data-folder.ts'

const shortest = 32

/**
 * The secret that signs session cookies and encrypts second factors: `SESSION_SECRET`, or one that is made
 * once and kept in `DATA_DIR/session-secret`, readable by its owner alone.
 * @throws ConfigError when the kept file is damaged or cannot be read, or the folder cannot be written to.
 */
export async function sessionSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret
  await makeDataFolder(config.dataDir)
  const path = join(config.dataDir, secretFile)
  const kept = await readFile(path, 'utf8').catch(absent)
  const secret = kept ?? (await make(path, config.dataDir))
  if (secret.trim().length < shortest)
    throw new ConfigError(`DATA_DIR: ${path} is damaged; remove it or set SESSION_SECRET`)
  return secret.trim()
}

/** Written aside and linked into place: two processes that start together agree on one, and nobody reads half of it. */
async function make(path: string, folder: string): Promise<string> {
  const aside = join(folder, `${secretFile}.${randomUUID()}`)
  const file = await open(aside, 'wx', ownFile)
  try {
    await file.writeFile(`${randomBytes(48).toString('base64url')}\n`)
    await file.sync()
    await file.close()
    await link(aside, path).catch(taken)
  } finally {
    await rm(aside, { force: true })
  }
  return readFile(path, 'utf8')
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw new ConfigError(`DATA_DIR: ${error.path} cannot be read (${error.code})`, { cause: error })
}

function taken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
