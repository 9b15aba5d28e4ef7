import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress, type ZstdOptions } from 'node:zlib'
import { BackupRefused, ObjectDamaged } from '../backup-refused.ts'
import type { BackupKey } from './backup-key.ts'

/**
 * `HATHELI1`, 8 bytes of the key's id, 32 bytes of salt, then AES-256-GCM and its tag. The key of an object is derived
 * from its name and salt, so one object cannot replace another.
 */
const magic = Buffer.from('HATHELI1')
const keyIdBytes = 8
const saltBytes = 32
const tagBytes = 16
const headerBytes = magic.length + keyIdBytes + saltBytes

/** Bytes; more is not an object of ours. */
const longest = 512 * 1024 * 1024

/** Each object has its own key, so the nonce may stay the same. */
const nonce = Buffer.alloc(12)

const compress = promisify(zstdCompress) as (bytes: Uint8Array) => Promise<Buffer>
const decompress = promisify(zstdDecompress) as (bytes: Uint8Array, options: ZstdOptions) => Promise<Buffer>

/** @returns the bytes of an object as they are stored: compressed, and encrypted unless the key is null. */
export async function seal(key: BackupKey | null, name: string, bytes: Uint8Array): Promise<Buffer> {
  const compressed = await compress(bytes)
  if (!key) return compressed
  const salt = randomBytes(saltBytes)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(key, name, salt), nonce)
  const header = [magic, Buffer.from(key.id, 'hex'), salt]
  return Buffer.concat([...header, cipher.update(compressed), cipher.final(), cipher.getAuthTag()])
}

/** @throws BackupRefused when the bytes were made with another key, under another name, or are damaged. */
export async function unseal(key: BackupKey | null, name: string, bytes: Buffer): Promise<Buffer> {
  const compressed = key ? decrypt(key, name, bytes) : bytes
  return decompress(compressed, { maxOutputLength: longest }).catch(() => Promise.reject(new ObjectDamaged(name)))
}

/** @returns whether bytes begin like something that was encrypted. */
export function isSealed(beginning: Uint8Array): boolean {
  return magic.equals(beginning.subarray(0, magic.length))
}

/** @returns a name for content, the same for equal content; without the key it reveals nothing. */
export function contentName(key: BackupKey | null, bytes: Uint8Array): string {
  const hash = key ? createHmac('sha256', deriveKey(key, 'names', Buffer.alloc(0))) : createHash('sha256')
  return hash.update(bytes).digest('hex').slice(0, 40)
}

function decrypt(key: BackupKey, name: string, bytes: Buffer): Buffer {
  if (bytes.length < headerBytes + tagBytes || !isSealed(bytes)) throw new ObjectDamaged(name)
  const id = bytes.toString('hex', magic.length, magic.length + keyIdBytes)
  if (id !== key.id) {
    throw new BackupRefused(`BACKUP_KEY: the backup was encrypted with another key (${id}; this is ${key.id})`)
  }
  const salt = bytes.subarray(magic.length + keyIdBytes, headerBytes)
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(key, name, salt), nonce)
  decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(headerBytes, -tagBytes)), decipher.final()])
  } catch {
    throw new ObjectDamaged(name)
  }
}

function deriveKey({ bytes }: BackupKey, name: string, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, salt, `hatheli backup 1: ${name}`, 32))
}
