import { existsSync, renameSync } from 'node:fs'
import type { Logger } from 'pino'
import { makeDataFolder } from '../../config/data-folder.ts'
import { connect } from '../../db/connect.ts'
import { findTarget, markTarget, releaseTarget } from '../../db/copy/unfinished.ts'
import { syncFolder } from '../../db/embedded/cluster.ts'
import { lockFolder } from '../../db/embedded/folder-lock.ts'
import { embeddedPaths, hasEmbedded } from '../../db/embedded/open-embedded.ts'
import { stopOrphan } from '../../db/embedded/orphan-server.ts'
import { withServer } from '../../db/embedded/with-server.ts'
import { bringUpToDate } from '../../db/migrate.ts'
import { BackupRefused } from '../backup-refused.ts'

/** Where a database is moved to. */
export type DatabasePlace = { kind: 'server'; url: string } | { kind: 'embedded'; dataDir: string }

export interface TargetDatabase {
  url: string
  /** Whether an interrupted move of the same source goes on. */
  isResumed: boolean
  /** From now on the program may use it. */
  release(): Promise<void>
}

/**
 * Opens an empty database to be filled, or one that an interrupted move of the same source filled in part.
 * @param source names what is moved.
 * @throws BackupRefused for any other database.
 */
export async function withTargetDatabase<Result>(
  place: DatabasePlace,
  source: string,
  log: Logger,
  work: (database: TargetDatabase) => Promise<Result>,
): Promise<Result> {
  if (place.kind === 'server') return work(await claim(place.url, source, '--to'))
  const { dataDir } = place
  await makeDataFolder(dataDir)
  const { cluster } = embeddedPaths(dataDir)
  const release = lockFolder(cluster)
  try {
    if (hasEmbedded(dataDir)) {
      throw new BackupRefused(`DATA_DIR: ${dataDir} has a database already; rename it or name another folder`)
    }
    // The program does not look at it before it has its final name.
    const moving = `${cluster}.moving`
    await stopOrphan(moving)
    let isWhole = false
    const result = await withServer({ dataDir, cluster: moving, log }, async (url) => {
      const database = await claim(url, source, 'DATA_DIR')
      return work({
        ...database,
        release: async () => {
          await database.release()
          isWhole = true
        },
      })
    })
    if (isWhole && existsSync(moving)) {
      renameSync(moving, cluster)
      syncFolder(dataDir)
    }
    return result
  } finally {
    release()
  }
}

async function claim(url: string, source: string, name: string): Promise<TargetDatabase> {
  const client = await connect(url)
  try {
    const state = await findTarget(client, source)
    if (state === 'full') throw new BackupRefused(`${name}: the database has data already; name an empty one`)
    if (state === 'other') throw new BackupRefused(`${name}: something else was being copied into this database`)
    await markTarget(client, source)
    return { url, isResumed: state === 'same', release: () => release(url) }
  } finally {
    await client.end()
  }
}

async function release(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await releaseTarget(client)
  } finally {
    await client.end()
  }
  await bringUpToDate(url)
}
