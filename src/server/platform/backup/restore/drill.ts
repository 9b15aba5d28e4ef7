import { randomInt } from 'node:crypto'
import { mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { diskLimits } from '#contract/admin/installation/server.ts'
import { countOf } from '#values/format/counts.ts'
import { privateFolderMode } from '../../config/data-folder.ts'
import { withServer } from '../../db/embedded/open-embedded.ts'
import { BackupRefused, ObjectDamaged } from '../backup-refused.ts'
import type { DrillResult } from '../figures.ts'
import { readPictures, type ListedPicture } from '../points/picture-list.ts'
import { listPoints, readPoint, rowsOf, type PointManifest } from '../points/restore-point.ts'
import { names } from '../target/layout.ts'
import type { BackupObjects } from '../target/open-target.ts'
import { restoreRows } from './restore.ts'

/** Below the data folder. */
export const drillFolder = 'restore-drill'

interface DrillParts {
  target: BackupObjects
  dataDir: string
  log: Logger
  signal: AbortSignal
}

export interface Drill {
  drill: DrillResult
  /** Objects that have to be sent again. */
  lost: string[]
}

/** Pictures that are decrypted; of all others it is seen that they are there. */
const sampled = 20

/** A drill's data is deleted afterwards, and the drill must not take memory from the real database. */
const settings = { fsync: 'off', full_page_writes: 'off', shared_buffers: '16MB', autovacuum: 'off' }

/** Bytes of a database and its log for each byte of a restore point, which is compressed. */
const roomFactor = 20

/**
 * Restores the newest point from the target alone into a temporary folder and removes it.
 * @returns null when it was interrupted.
 */
export async function runDrill({ target, dataDir, log, signal }: DrillParts): Promise<Drill | null> {
  const begin = performance.now()
  const lost: string[] = []
  const folder = join(dataDir, drillFolder)
  const result = (passed: boolean, message: string): Drill => {
    const seconds = Math.round((performance.now() - begin) / 100) / 10
    log[passed ? 'info' : 'error']({ seconds, message }, `backup: the restore drill ${passed ? 'passed' : 'failed'}`)
    return { drill: { at: Date.now(), passed, message, seconds }, lost }
  }
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: privateFolderMode })
    return result(true, await drill(target, folder, log, signal, lost))
  } catch (error) {
    if (signal.aborted) return null
    log.error({ err: error }, 'backup: restore drill')
    if (error instanceof ObjectDamaged) lost.push(error.object)
    return result(false, error instanceof BackupRefused ? `${error.message}.` : 'The restored database does not start.')
  } finally {
    // A server that is being ended may still write there.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function drill(
  objects: BackupObjects,
  folder: string,
  log: Logger,
  signal: AbortSignal,
  lost: string[],
): Promise<string> {
  const [point] = await listPoints(objects)
  if (!point) throw new BackupRefused('There is no restore point')
  const manifest = await readPoint(objects, point.id)
  await requireRoom(manifest, folder)
  await withServer({ dataDir: folder, log, settings }, (databaseUrl) =>
    restoreRows({ objects, manifest, databaseUrl, stays: 'nothing', onProgress: () => signal.throwIfAborted() }),
  )
  const pictures = await readPictures(objects, manifest)
  await checkPictures(objects, pictures, lost)
  const trips = manifest.tables.find(({ name }) => name === 'trips')
  const sizes = `${countOf(trips ? rowsOf(trips) : 0, 'trip')} and ${countOf(pictures.length, 'picture')}`
  return `Restored ${sizes}; everything could be read.`
}

/** A drill must not fill the disk of the real database. */
async function requireRoom({ tables }: PointManifest, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const stored = tables.flatMap(({ chunks }) => chunks).reduce((sum, { bytes }) => sum + bytes, 0)
  if (bavail * bsize - roomFactor * stored > diskLimits.lowBelow) return
  throw new BackupRefused('The disk has too little free space to test a restore')
}

async function checkPictures(objects: BackupObjects, pictures: ListedPicture[], lost: string[]): Promise<void> {
  const there = new Set(await objects.list(names.pictures))
  const readable = pictures.flatMap(({ hash }) => (hash && there.has(names.pictures + hash) ? hash : []))
  const gone = pictures.filter(({ hash }) => hash && !there.has(names.pictures + hash))
  lost.push(...gone.map(({ hash }) => names.pictures + hash))
  const missing = gone.length + pictures.filter(({ hash, isDeleted }) => !hash && !isDeleted).length
  if (missing > 0) throw new BackupRefused(missingText(missing))
  for (let count = Math.min(sampled, readable.length); count > 0; count -= 1) {
    await objects.getContent(names.pictures, readable[randomInt(readable.length)]!)
  }
}

function missingText(count: number): string {
  return count === 1
    ? '1 stored picture is missing from the backup'
    : `${countOf(count, 'stored picture')} are missing from the backup`
}
