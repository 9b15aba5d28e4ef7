import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPrivateFile, keyFile, makeDataFolder } from '../../config/data-folder.ts'
import { BackupRefused } from '../backup-refused.ts'

/** Encrypts a backup. Its holder can read everything; without it nothing can be restored. */
export interface BackupKey {
  bytes: Buffer
  /** Distinguishes two keys without revealing them. */
  id: string
  /** As it is shown and typed in. */
  text: string
}

const keyBytes = 32
const checksumBytes = 4
const prefix = 'hatheli-key-'

/** @throws BackupRefused when a character is missing or wrong. */
export function parseKey(text: string): BackupKey {
  const trimmed = text.trim()
  const decoded = trimmed.startsWith(prefix) ? Buffer.from(trimmed.slice(prefix.length), 'base64url') : Buffer.alloc(0)
  const bytes = decoded.subarray(0, keyBytes)
  if (decoded.length !== keyBytes + checksumBytes || !checksumOf(bytes).equals(decoded.subarray(keyBytes))) {
    throw new BackupRefused(`BACKUP_KEY: is not a key of a backup, or was copied incompletely (${prefix}…)`)
  }
  return keyOf(bytes)
}

/** The key of `BACKUP_KEY`, or the one in the data folder, which is made once and read by its owner alone. */
export async function openKey({ backupKey, dataDir }: { backupKey: string | null; dataDir: string }) {
  if (backupKey) return { key: parseKey(backupKey), isNew: false }
  await makeDataFolder(dataDir)
  const path = join(dataDir, keyFile)
  const stored = await readKeyFile(path)
  if (stored) return { key: parseKey(stored), isNew: false }
  await storeKey(dataDir, keyOf(randomBytes(keyBytes)))
  return { key: parseKey((await readKeyFile(path)) ?? ''), isNew: true }
}

/** @returns the configured or stored key, null before one exists. */
export async function findKey({ backupKey, dataDir }: { backupKey: string | null; dataDir: string }) {
  const text = backupKey ?? (await readKeyFile(join(dataDir, keyFile)))
  return text ? parseKey(text) : null
}

export function storeKey(dataDir: string, { text }: BackupKey): Promise<void> {
  return createPrivateFile(join(dataDir, keyFile), text)
}

function keyOf(bytes: Buffer): BackupKey {
  const text = prefix + Buffer.concat([bytes, checksumOf(bytes)]).toString('base64url')
  return { bytes, text, id: createHash('sha256').update('hatheli backup key').update(bytes).digest('hex').slice(0, 16) }
}

function checksumOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest().subarray(0, checksumBytes)
}

function readKeyFile(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new BackupRefused(`DATA_DIR: ${path} cannot be read (${error.code})`, { cause: error })
  })
}
