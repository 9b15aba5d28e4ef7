import { mkdirSync } from 'node:fs'
import { parseKey } from '#server/platform/backup/archive/backup-key.ts'
import { makePoint, type PointParts } from '#server/platform/backup/dump/make-point.ts'
import { readSent, type SentObjects } from '#server/platform/backup/dump/sent-objects.ts'
import type { RestorePoint } from '#server/platform/backup/points/restore-point.ts'
import { pointAt, sourceOf } from '#server/platform/backup/restore/open-source.ts'
import { restore, type RestoreOptions, type RestoreReport } from '#server/platform/backup/restore/restore.ts'
import { targetOn, type Target } from '#server/platform/backup/target/open-target.ts'
import { folderStorage } from '#server/platform/files/folder-storage.ts'
import type { Storage } from '#server/platform/files/storage.ts'
import { createLog } from '#server/platform/log.ts'
import { testKey } from '../files/test-key.ts'

export const silent = createLog('silent')

export function folderTarget(place: string, key = testKey): Target {
  mkdirSync(place, { recursive: true })
  return targetOn(folderStorage(place), parseKey(key))
}

interface Site {
  url: string
  dataDir: string
  storage: Storage
}

/** One writer of a target: a dump costs what changed since its last one. */
export interface Dumper {
  sent: SentObjects
  dump: (changes?: Partial<PointParts>) => Promise<RestorePoint>
}

export async function openDumper(site: Site, target: Target): Promise<Dumper> {
  const sent = await readSent(target)
  const { signal } = new AbortController()
  const parts = { ...site, target, log: silent, signal, requireTurn: async () => {} }
  return { sent, dump: (changes) => makePoint({ ...parts, ...changes }, sent) }
}

/** @param to milliseconds since 1970; null for the newest point. */
export async function restoreInto(
  { url, dataDir, storage }: Site,
  target: Target,
  options: Partial<RestoreOptions> & { to?: number | null } = {},
): Promise<RestoreReport> {
  const source = sourceOf(target)
  const point = await pointAt(source, options.to ?? null)
  const into = {
    databaseUrl: url,
    dataDir,
    storage,
    sessionSecret: null,
    stays: 'nothing',
    onProgress: () => {},
  } as const
  return restore({ ...into, source, point, ...options })
}
