import { createHash } from 'node:crypto'
import type { Storage } from '../../files/storage.ts'
import { joined } from '../archive/byte-reader.ts'
import { BackupRefused } from '../backup-refused.ts'

/** An object at the target that exists until all files are there; it names the source. */
const mark = 'moving/source'

/** Files that are copied at a time. */
const atOnce = 8

export interface MovedFiles {
  count: number
  bytes: number
  /** Of all keys and contents. */
  hash: string
}

interface FileParts {
  from: Storage
  to: Storage
  /** Names what is moved. */
  source: string
  onFile: (done: number, all: number) => void
}

/**
 * @param isResumed whether the database is one that an interrupted move of this source left.
 * @throws BackupRefused when there are files that no such move left.
 */
export async function requireEmptyStorage(to: Storage, source: string, isResumed: boolean): Promise<void> {
  const found = await to.get(mark)
  const text = found && (await joined(found.stream())).toString()
  if (text === source || isResumed) return
  if (text !== null) throw new BackupRefused('--files: a move of another site to this place was interrupted')
  if ((await to.list('')).length > 0) throw new BackupRefused('--files: there are files already; name an empty place')
}

/** Copies every file and compares what arrived; those that are there already are compared only. */
export async function moveFiles({ from, to, source, onFile }: FileParts): Promise<MovedFiles> {
  await to.put(mark, Buffer.from(source))
  const sizes = await from.listSizes('')
  const there = await to.listSizes('')
  // What was removed at the source since an interrupted move.
  for (const key of there.keys()) if (key !== mark && !sizes.has(key)) await to.remove(key)
  const hashes = new Map<string, string>()
  const next = sizes.keys()
  const worker = async () => {
    for (const key of next) {
      const hash = await moveFile(from, to, key, there.get(key))
      if (hash) hashes.set(key, hash)
      onFile(hashes.size, sizes.size)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const lines = [...hashes].sort().map(([key, hash]) => `${key} ${hash}\n`)
  const bytes = [...hashes.keys()].reduce((sum, key) => sum + sizes.get(key)!, 0)
  return { count: hashes.size, bytes, hash: createHash('sha256').update(lines.join('')).digest('hex') }
}

export function releaseStorage(to: Storage): Promise<void> {
  return to.remove(mark)
}

/** @returns the hash of its bytes, null when it was removed at the source meanwhile. */
async function moveFile(from: Storage, to: Storage, key: string, sizeThere: number | undefined) {
  const bytes = await read(from, key)
  if (!bytes) return null
  const hash = hashOf(bytes)
  if (sizeThere !== bytes.length || (await hashAt(to, key)) !== hash) {
    await to.put(key, bytes)
    if ((await hashAt(to, key)) !== hash) throw new BackupRefused(`--files: ${key} arrived with other bytes`)
  }
  return hash
}

async function hashAt(storage: Storage, key: string): Promise<string | null> {
  const bytes = await read(storage, key)
  return bytes && hashOf(bytes)
}

async function read(storage: Storage, key: string): Promise<Buffer | null> {
  const found = await storage.get(key)
  return found && joined(found.stream())
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
