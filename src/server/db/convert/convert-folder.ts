import { constants, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { connect } from '../connect.ts'
import { DatabaseUnavailable } from '../database.ts'
import { syncFolder } from '../embedded/cluster.ts'
import { FolderInUse, lockFolder } from '../embedded/folder-lock.ts'
import { stopOrphan } from '../embedded/orphan-server.ts'
import { embeddedPaths } from '../embedded/open-embedded.ts'
import { withServer } from '../embedded/with-server.ts'
import { bringUpToDate } from '../migrate.ts'
import type { Progress } from '../copy/load-tables.ts'
import { makeSameSchema } from '../copy/made-schema.ts'
import { readMigrations } from '../copy/tables.ts'
import { releaseTarget } from '../copy/unfinished.ts'
import { copyFormer } from './copy-former.ts'
import { openFormer } from './former-database.ts'

export interface ConvertOptions {
  /** Absolute. */
  dataDir: string
  log: Logger
  progress: Progress
  /** Installs the former engine if needed. @returns the folder with its packages. */
  findEngine: () => Promise<string>
}

/** Bytes of an empty cluster, and of its WAL during a bulk load. */
const clusterBytes = 400 * 1_048_576

/**
 * Converts a database of version 0.1 to the embedded PostgreSQL: docs/decisions/0031. The original is only read; a copy
 * of it is converted into a temporary cluster, which is renamed at the end. The next run removes what an interrupted
 * one left.
 * @returns the folder of the former database.
 * @throws DatabaseUnavailable in one line.
 */
export async function convertFolder({ dataDir, log, progress, findEngine }: ConvertOptions): Promise<string> {
  const { cluster, formerFolder } = embeddedPaths(dataDir)
  requireConvertible(cluster, formerFolder)
  const releases = [formerFolder, cluster].map(lockStopped)
  const copy = `${formerFolder}.converting`
  const converted = `${cluster}.converting`
  const clear = async () => {
    await stopOrphan(converted)
    for (const folder of [copy, converted]) rmSync(folder, { recursive: true, force: true })
  }
  try {
    await clear()
    requireDiskSpace(dataDir, formerFolder)
    const engine = await findEngine()
    cpSync(formerFolder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
    await withServer({ dataDir, cluster: converted, log }, (url) => fill(url, { engine, copy, progress }))
    renameSync(converted, cluster)
    syncFolder(dataDir)
    return formerFolder
  } finally {
    await clear()
    for (const release of releases) release()
  }
}

function requireConvertible(cluster: string, formerFolder: string): void {
  if (existsSync(cluster)) {
    throw new DatabaseUnavailable(`DATA_DIR: ${cluster} exists already; there is nothing to convert`)
  }
  if (!existsSync(join(formerFolder, 'PG_VERSION'))) {
    throw new DatabaseUnavailable(`DATA_DIR: there is no database of version 0.1 in ${formerFolder}`)
  }
}

/** Version 0.1 takes the same lock. @throws DatabaseUnavailable when a process uses the folder. */
function lockStopped(folder: string): () => void {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    throw new DatabaseUnavailable(`DATA_DIR: ${folder} is in use by another process; stop the program first`, {
      cause: error,
    })
  }
}

function requireDiskSpace(dataDir: string, formerFolder: string): void {
  const needed = 2 * sizeOf(formerFolder) + clusterBytes
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize >= needed) return
  const [neededMb, freeMb] = [needed, bavail * bsize].map((bytes) => Math.round(bytes / 1_048_576))
  throw new DatabaseUnavailable(
    `DATA_DIR: converting needs ${neededMb} MB of room on the disk, and ${freeMb} MB are free`,
  )
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => lstatSync(join(folder, path)).size)
    .reduce((sum, size) => sum + size, 0)
}

interface Source {
  engine: string
  copy: string
  progress: Progress
}

async function fill(url: string, { engine, copy, progress }: Source): Promise<void> {
  const former = await openFormer(engine, copy)
  try {
    if (!(await makeSameSchema(await readMigrations(former.rows), url))) {
      throw new DatabaseUnavailable('DATA_DIR: the former database is not of version 0.1 and cannot be converted')
    }
    const client = await connect(url)
    try {
      await copyFormer(former, client, progress)
      await releaseTarget(client)
    } finally {
      await client.end()
    }
  } finally {
    await former.close()
  }
  await bringUpToDate(url)
}
