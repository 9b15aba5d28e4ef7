import { open } from 'node:fs/promises'
import type { BackupPlace } from '../../config/backup-settings.ts'
import { objectOf } from '../../files/object-of.ts'
import type { Storage } from '../../files/storage.ts'
import type { BackupKey } from '../archive/backup-key.ts'
import { isSealed } from '../archive/seal.ts'
import { readTarIndex } from '../archive/tar.ts'
import { BackupRefused } from '../backup-refused.ts'
import { listPoints, type RestorePoint } from '../points/restore-point.ts'
import { objectsOn, openTarget, type BackupObjects } from '../target/open-target.ts'

/** Source of a restore: a target, or an archive, which has one point. */
export interface BackupSource {
  objects: BackupObjects
  /** Newest first. @throws BackupRefused when there are none. */
  points(): Promise<RestorePoint[]>
  close(): Promise<void>
}

/** @throws BackupRefused in one line when it cannot be read, or is encrypted with another key. */
export async function openSource(
  from: { file: string } | { place: BackupPlace },
  key: BackupKey | null,
): Promise<BackupSource> {
  if ('file' in from) return openArchive(from.file, key)
  return sourceOf(await openTarget(from.place, requireKey(key)))
}

/** @returns the newest point at or before a moment; null for the newest of all. */
export async function pointAt(source: BackupSource, moment: number | null): Promise<RestorePoint> {
  const points = await source.points()
  const point = moment === null ? points[0] : points.find(({ at }) => at <= moment)
  if (point) return point
  throw new BackupRefused(`The oldest moment that can be restored is ${new Date(points.at(-1)!.at).toISOString()}`)
}

export function sourceOf(objects: BackupObjects, close = async () => {}): BackupSource {
  return {
    objects,
    close,
    async points() {
      const points = await listPoints(objects)
      if (points.length === 0) throw new BackupRefused('There is no complete backup at this place')
      return points
    },
  }
}

async function openArchive(path: string, key: BackupKey | null): Promise<BackupSource> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(`The archive cannot be read (${error.code})`, { cause: error })
  })
  const close = () => file.close()
  try {
    const entries = await readTarIndex(file)
    const readAt = async (name: string, length = Infinity) => {
      const { offset, size } = entries.get(name)!
      const bytes = Buffer.alloc(Math.min(size, length))
      await file.read(bytes, 0, bytes.length, offset)
      return bytes
    }
    const storage: Pick<Storage, 'get' | 'list'> = {
      async get(name) {
        return entries.has(name) ? objectOf(await readAt(name)) : null
      },
      list: async (prefix) => [...entries.keys()].filter((name) => name.startsWith(prefix)),
    }
    const [first] = entries.keys()
    const isEncrypted = first !== undefined && isSealed(await readAt(first, 16))
    return sourceOf(objectsOn(storage, isEncrypted ? requireKey(key) : null), close)
  } catch (error) {
    await close()
    throw error
  }
}

function requireKey(key: BackupKey | null): BackupKey {
  if (key) return key
  throw new BackupRefused('BACKUP_KEY: the backup is encrypted; its key is missing')
}
