import { stat } from 'node:fs/promises'
import { knowsConditions } from '../../files/conditional-writes.ts'
import { folderStorage } from '../../files/folder-storage.ts'
import { StorageUnavailable, type Storage } from '../../files/storage.ts'
import { compress, decompress } from '../archive/compress.ts'
import type { BackupKey } from '../archive/backup-key.ts'
import { joined } from '../archive/byte-reader.ts'
import { seal, unseal } from '../archive/seal.ts'
import { BackupRefused } from '../backup-refused.ts'
import type { BackupPlace } from '../../config/backup-settings.ts'
import { names } from './layout.ts'

/** A place for backups: whatever is put there is compressed (unless it was) and encrypted under its name. */
export interface Target {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** For what no compression makes smaller. */
  putRaw(name: string, bytes: Uint8Array): Promise<void>
  /** @returns null when there is no such object. @throws BackupRefused when it is damaged or another key's. */
  get(name: string): Promise<Buffer | null>
  getRaw(name: string): Promise<Buffer | null>
  putJson(name: string, value: unknown): Promise<void>
  getJson<Value>(name: string): Promise<Value | null>
  remove(name: string): Promise<void>
  removeAll(prefix: string): Promise<void>
  list(prefix: string): Promise<string[]>
  sizes(prefix: string): Promise<Map<string, number>>
  /** @returns null where the storage knows no conditional writes. */
  conditional(): Promise<ConditionalTarget | null>
}

/** Writes that succeed only while an object is as it was read. */
interface ConditionalTarget {
  getJson<Value>(name: string): Promise<{ value: Value; tag: string } | null>
  /** @param tag of what is replaced, null where nothing was. @returns whether it was written. */
  putJson(name: string, value: unknown, tag: string | null): Promise<boolean>
}

/** @throws BackupRefused when a bucket cannot be used. */
export async function openTarget(place: BackupPlace, key: BackupKey): Promise<Target> {
  return targetOn(await openPlace(place), key)
}

export function targetOn(storage: Storage, key: BackupKey): Target {
  const read = async (name: string) => {
    const found = await storage.get(name)
    return found && unseal(key, name, await joined(found.stream()))
  }
  const putRaw = async (name: string, bytes: Uint8Array) => storage.put(name, await seal(key, name, bytes))
  const put = async (name: string, bytes: Uint8Array) => putRaw(name, await compress(bytes))
  const get = async (name: string) => {
    const bytes = await read(name)
    return bytes && decompress(bytes)
  }
  return {
    put,
    putRaw,
    get,
    getRaw: read,
    putJson: (name, value) => put(name, Buffer.from(JSON.stringify(value))),
    getJson: async <Value>(name: string) => {
      const bytes = await get(name)
      return bytes && (JSON.parse(bytes.toString()) as Value)
    },
    remove: (name) => storage.remove(name),
    removeAll: (prefix) => storage.removeAll(prefix),
    list: (prefix) => storage.list(prefix),
    sizes: (prefix) => storage.listSizes(prefix),
    conditional: () => conditionalOn(storage, key),
  }
}

async function conditionalOn(storage: Storage, key: BackupKey): Promise<ConditionalTarget | null> {
  const { conditional, remove } = storage
  if (!conditional || !(await knowsConditions(conditional, names.about, remove))) return null
  return {
    async getJson<Value>(name: string) {
      const found = await conditional.read(name)
      if (!found) return null
      const bytes = await decompress(await unseal(key, name, found.bytes))
      return { value: JSON.parse(bytes.toString()) as Value, tag: found.tag }
    },
    async putJson(name, value, tag) {
      const bytes = await seal(key, name, await compress(Buffer.from(JSON.stringify(value))))
      return (await conditional.write(name, bytes, tag)) !== null
    },
  }
}

async function openPlace(place: BackupPlace): Promise<Storage> {
  if (place.kind === 'folder') return guardedFolder(place.folder)
  const { openS3Client } = await import('../../files/s3-client.ts')
  const { s3Storage } = await import('../../files/s3-storage.ts')
  try {
    return s3Storage(await openS3Client(place.storage), place.storage.bucket, place.prefix)
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    throw new BackupRefused(error.message.replace('S3_BUCKET', 'BACKUP_URL'), { cause: error })
  }
}

/** A folder that is not there is a disk that is not mounted: what is written in its place would be on this disk. */
function guardedFolder(folder: string): Storage {
  const storage = folderStorage(folder)
  const requireFolder = async () => {
    const found = await stat(folder).catch(() => null)
    if (!found?.isDirectory()) throw new BackupRefused(`BACKUP_URL: there is no folder ${folder}; mount or make it`)
  }
  const guard =
    <Args extends unknown[], Result>(method: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      await requireFolder()
      return method(...args)
    }
  return {
    ...storage,
    put: guard(storage.put),
    get: guard(storage.get),
    list: guard(storage.list),
    listSizes: guard(storage.listSizes),
    remove: guard(storage.remove),
    removeAll: guard(storage.removeAll),
  }
}
