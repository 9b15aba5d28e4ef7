import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { BackupRefused } from '../backup-refused.ts'
import type { BackupKey } from './backup-key.ts'
import { byteReader, joined, type Bytes } from './byte-reader.ts'

/**
 * Encrypts with AES-256-GCM in chunks (the STREAM construction, as age uses it): each chunk's nonce has its number and
 * whether it is the last, so chunks can neither be exchanged nor left out nor the end cut off. The key of an object is
 * derived from its name, so one object cannot stand in for another. See docs/decisions/0079.
 *
 * `HATHELI1`, 8 bytes of the key's id, 32 bytes of salt, then chunks of 65,536 bytes each followed by its tag.
 */
const magic = Buffer.from('HATHELI1')
const keyIdBytes = 8
const saltBytes = 32
const chunkBytes = 65_536
const tagBytes = 16
const headerBytes = magic.length + keyIdBytes + saltBytes

export async function* sealed(key: BackupKey, name: string, source: Bytes): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  yield Buffer.concat([magic, Buffer.from(key.id, 'hex'), salt])
  const objectKey = deriveKey(key, name, salt)
  const reader = byteReader(source)
  try {
    for (let number = 0; ; number += 1) {
      const chunk = await reader.upTo(chunkBytes)
      const isLast = await reader.isAtEnd()
      yield encrypt(objectKey, chunk, nonceOf(number, isLast))
      if (isLast) return
    }
  } finally {
    await reader.close()
  }
}

/** @throws BackupRefused when the bytes were made with another key, under another name, or are damaged. */
export async function* unsealed(key: BackupKey, name: string, source: Bytes): AsyncGenerator<Buffer> {
  const reader = byteReader(source)
  try {
    const header = await reader.upTo(headerBytes)
    requireHeader(header, key, name)
    const objectKey = deriveKey(key, name, header.subarray(magic.length + keyIdBytes))
    for (let number = 0; ; number += 1) {
      const chunk = await reader.upTo(chunkBytes + tagBytes)
      const isLast = await reader.isAtEnd()
      yield decrypt(objectKey, chunk, nonceOf(number, isLast), name)
      if (isLast) return
    }
  } finally {
    await reader.close()
  }
}

export async function seal(key: BackupKey, name: string, bytes: Uint8Array): Promise<Buffer> {
  return joined(sealed(key, name, [bytes]))
}

export async function unseal(key: BackupKey, name: string, bytes: Uint8Array): Promise<Buffer> {
  return joined(unsealed(key, name, [bytes]))
}

/** @returns whether bytes begin like something that was sealed. */
export function isSealed(beginning: Uint8Array): boolean {
  return magic.equals(beginning.subarray(0, magic.length))
}

function requireHeader(header: Buffer, key: BackupKey, name: string): void {
  if (header.length < headerBytes || !isSealed(header)) throw damaged(name)
  const id = header.subarray(magic.length, magic.length + keyIdBytes).toString('hex')
  if (id !== key.id) {
    throw new BackupRefused(`BACKUP_KEY: ${name} was encrypted with another key (${id}; this is ${key.id})`)
  }
}

function encrypt(objectKey: Buffer, chunk: Buffer, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', objectKey, nonce)
  return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
}

function decrypt(objectKey: Buffer, chunk: Buffer, nonce: Buffer, name: string): Buffer {
  if (chunk.length < tagBytes) throw damaged(name)
  const decipher = createDecipheriv('aes-256-gcm', objectKey, nonce)
  decipher.setAuthTag(chunk.subarray(chunk.length - tagBytes))
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, chunk.length - tagBytes)), decipher.final()])
  } catch {
    throw damaged(name)
  }
}

function damaged(name: string): BackupRefused {
  return new BackupRefused(`${name} is damaged, incomplete or not part of this backup`)
}

function deriveKey({ bytes }: BackupKey, name: string, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, salt, `hatheli backup 1: ${name}`, 32))
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}
