import { randomInt } from 'node:crypto'
import { mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { diskLimits } from '#contract/admin/server.ts'
import { countOf } from '#values/format/counts.ts'
import { privateFolderMode } from '../../config/data-folder.ts'
import { noProgress } from '../../db/copy/load-tables.ts'
import { lockFolder } from '../../db/embedded/folder-lock.ts'
import { embeddedPaths } from '../../db/embedded/open-embedded.ts'
import { BackupRefused } from '../backup-refused.ts'
import type { DrillResult } from '../backup-state.ts'
import type { PictureKey } from '../base/stored-pictures.ts'
import { segmentBytes, segmentStart } from '../log/position.ts'
import { names } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'
import { planRestore, type RestorePlan } from './choose-base.ts'
import { restoreDatabase } from './restore-database.ts'
import { layLog, unpackBase } from './unpack.ts'

/** Below the data folder. */
export const drillFolder = 'restore-drill'

interface DrillParts {
  target: Target
  dataDir: string
  log: Logger
  signal: AbortSignal
}

/** Pictures that are decrypted; of all others it is seen that they are there. */
const sampled = 20

/** Nobody keeps what a drill restores, so it may be lost, and it must not take the memory of the real one. */
const settings = { fsync: 'off', full_page_writes: 'off', shared_buffers: '16MB', autovacuum: 'off' }

/**
 * Restores the newest state from the target alone into a temporary folder, checks it and removes it.
 * @returns null when it was interrupted.
 */
export async function runDrill(parts: DrillParts): Promise<DrillResult | null> {
  const { dataDir, log, signal } = parts
  const begin = performance.now()
  const result = (passed: boolean, message: string): DrillResult => {
    const seconds = Math.round((performance.now() - begin) / 100) / 10
    log[passed ? 'info' : 'error']({ seconds, message }, `backup: the restore drill ${passed ? 'passed' : 'failed'}`)
    return { at: Date.now(), passed, message, seconds }
  }
  const folder = join(dataDir, drillFolder)
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: privateFolderMode })
    return result(true, await drill(parts, folder))
  } catch (error) {
    if (signal.aborted) return null
    log.error({ err: error }, 'backup: restore drill')
    return result(false, error instanceof BackupRefused ? error.message : 'The restored database does not start.')
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function drill({ target, log, signal }: DrillParts, folder: string): Promise<string> {
  const plan = await planRestore(target, null)
  await requireRoom(plan, folder)
  await unpackBase(target, plan, folder)
  if (plan.pieces) await layLog(target, plan, embeddedPaths(folder).cluster)
  signal.throwIfAborted()
  const release = lockFolder(embeddedPaths(folder).cluster)
  try {
    const options = { databaseUrl: null, to: null, log, progress: () => {}, copyProgress: noProgress, settings }
    const facts = await restoreDatabase(options, folder, plan.pieces ? plan : null)
    await checkPictures(target, facts.pictures)
    const { trips, pictures } = facts.counts
    const sizes = `${countOf(trips, 'trip')} and ${countOf(pictures, 'picture')}`
    return `Restored ${sizes}; everything could be read.`
  } finally {
    release()
  }
}

/** A drill must not fill the disk of the real database. */
async function requireRoom(plan: RestorePlan, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize - neededBy(plan) > diskLimits.lowBelow) return
  throw new BackupRefused('There is too little room on the disk to try a restore.')
}

/** The log of loading a dump is about as large as the dump, and its indexes are. */
const dumpFactor = 4

function neededBy(plan: RestorePlan): number {
  if (!plan.pieces) return dumpFactor * plan.base.bytes
  const last = plan.pieces.at(-1)
  return plan.base.bytes + (last ? last.end - segmentStart(plan.base.start) + segmentBytes : 0)
}

async function checkPictures(target: Target, pictures: PictureKey[]): Promise<void> {
  const there = new Set(await target.list(names.files))
  const missing = pictures.filter(({ key, isDeleted }) => !isDeleted && !there.has(names.file(key)))
  if (missing.length > 0) throw new BackupRefused(missingText(missing.length))
  const readable = pictures.filter(({ key }) => there.has(names.file(key)))
  for (let count = Math.min(sampled, readable.length); count > 0; count -= 1) {
    await target.getRaw(names.file(readable[randomInt(readable.length)]!.key))
  }
}

function missingText(count: number): string {
  return count === 1
    ? '1 picture that is stored is missing in the backup.'
    : `${countOf(count, 'picture')} that are stored are missing in the backup.`
}
