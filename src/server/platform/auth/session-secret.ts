import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, type Config } from '../config/config.ts'
import { createPrivateFile, makeDataFolder, secretFile } from '../config/data-folder.ts'

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
  if (stored === null) await createPrivateFile(path, randomBytes(48).toString('base64url'))
  const secret = stored ?? (await readFile(path, 'utf8'))
  if (secret.trim().length < minimumLength)
    throw new ConfigError(`DATA_DIR: ${path} is damaged; remove it or set SESSION_SECRET`)
  return secret.trim()
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw new ConfigError(`DATA_DIR: ${error.path} cannot be read (${error.code})`, { cause: error })
}
