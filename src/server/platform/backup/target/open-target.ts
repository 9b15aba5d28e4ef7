import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { BackupPlace } from '../../config/backup-settings.ts'
import { folderStorage } from '../../files/folder-storage.ts'
import { StorageUnavailable, type Storage } from '../../files/storage.ts'
import type { BackupKey } from '../archive/backup-key.ts'
import { contentName, seal, unseal } from '../archive/seal.ts'
import { BackupRefused, ObjectDamaged } from '../backup-refused.ts'

/** Where the objects of a backup are read: a target, or an archive. */
export interface BackupObjects {
  /** @returns null for a missing object. @throws BackupRefused when it is damaged or another key's. */
  get(name: string): Promise<Buffer | null>
  getJson<Value>(name: string): Promise<Value | null>
  /** @throws ObjectDamaged when it is missing, or has other content than its hash says. */
  getContent(prefix: string, hash: string): Promise<Buffer>
  list(prefix: string): Promise<string[]>
  /** @returns the hash that content has in the name of its object. */
  hashOf(bytes: Uint8Array): string
}

/** A place for backups: objects are compressed and encrypted under their names. */
export interface Target extends BackupObjects {
  /** @returns how many bytes it takes there. */
  put(name: string, bytes: Uint8Array): Promise<number>
  putJson(name: string, value: unknown): Promise<number>
  remove(name: string): Promise<void>
  sizes(prefix: string): Promise<Map<string, number>>
}

/** @throws BackupRefused when a bucket cannot be used. */
export async function openTarget(place: BackupPlace, key: BackupKey): Promise<Target> {
  return targetOn(await openPlace(place), key)
}

/** @param key null where nothing is encrypted. */
export function objectsOn(storage: Pick<Storage, 'get' | 'list'>, key: BackupKey | null): BackupObjects {
  const get = async (name: string) => {
    const found = await storage.get(name)
    return found && unseal(key, name, await buffer(found.stream()))
  }
  return {
    get,
    async getJson<Value>(name: string) {
      const bytes = await get(name)
      return bytes && (JSON.parse(bytes.toString()) as Value)
    },
    async getContent(prefix, hash) {
      const bytes = await get(prefix + hash)
      if (bytes && contentName(key, bytes) === hash) return bytes
      throw new ObjectDamaged(prefix + hash)
    },
    list: (prefix) => storage.list(prefix),
    hashOf: (bytes) => contentName(key, bytes),
  }
}

export function targetOn(storage: Storage, key: BackupKey): Target {
  const put = async (name: string, bytes: Uint8Array) => {
    const stored = await seal(key, name, bytes)
    await storage.put(name, stored)
    return stored.length
  }
  return {
    ...objectsOn(storage, key),
    put,
    putJson: (name, value) => put(name, Buffer.from(JSON.stringify(value))),
    remove: (name) => storage.remove(name),
    sizes: (prefix) => storage.listSizes(prefix),
  }
}

/** @throws BackupRefused when a bucket cannot be used. */
export async function openPlace(place: BackupPlace): Promise<Storage> {
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

/** A missing folder is a disk that is not mounted: a new one in its place would be on this disk. */
function guardedFolder(folder: string): Storage {
  const storage = folderStorage(folder)
  const requireFolder = async () => {
    const found = await stat(folder).catch(() => null)
    if (!found?.isDirectory())
      throw new BackupRefused(`BACKUP_URL: the folder ${folder} does not exist; mount or create it`)
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
  }
}
