import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseKey } from '#server/backup/archive/backup-key.ts'
import { openSession, type BackupSession } from '#server/backup/backup-session.ts'
import { openLogServer, type LogServer } from '#server/backup/log/log-server.ts'
import { restoreTarget, type RestoreReport } from '#server/backup/restore/restore-target.ts'
import { targetOn, type Target } from '#server/backup/target/open-target.ts'
import type { Database } from '#server/db/database.ts'
import { noProgress } from '#server/db/copy/load-tables.ts'
import { embeddedPaths, embeddedUrl } from '#server/db/embedded/open-embedded.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import type { Storage } from '#server/files/storage.ts'
import { createLog } from '#server/log.ts'
import { testKey } from '../files/test-key.ts'

export const silent = createLog('silent')

/** A data folder that is open, and the session that backs it up; nothing is sent before a test says so. */
export interface BackedUp {
  database: Database
  storage: Storage
  server: LogServer
  session: BackupSession
  /** Sends until a new base is complete. */
  makeBase: () => Promise<void>
  close: () => Promise<void>
}

export function folderTarget(place: string, key = testKey): Target {
  mkdirSync(place, { recursive: true })
  return targetOn(folderStorage(place), parseKey(key))
}

export function openFolder(dataDir: string): Promise<Database> {
  return openDatabase({ config: { dataDir, databaseUrl: null }, log: silent })
}

export async function openBackedUp(dataDir: string, target: Target): Promise<BackedUp> {
  const database = await openFolder(dataDir)
  const storage = folderStorage(join(dataDir, 'files'))
  const url = embeddedUrl(dataDir)
  const { cluster } = embeddedPaths(dataDir)
  const server = openLogServer(url)
  const session = await openSession({ target, server, storage, log: silent, url, cluster, dataDir })
  return {
    database,
    storage,
    server,
    session,
    async makeBase() {
      const ended = new AbortController()
      const making = session.makeBase(new AbortController().signal).finally(() => ended.abort())
      while (!ended.signal.aborted) {
        await session.ship()
        await new Promise((resolve) => setImmediate(resolve))
      }
      await making
    },
    async close() {
      await server.close()
      await database.close()
    },
  }
}

export function restoreInto(dataDir: string, target: Target, to: number | null = null): Promise<RestoreReport> {
  return restoreTarget({ ...restoreOptions, target, to, dataDir })
}

/** Into the embedded database, without a word. */
export const restoreOptions = {
  databaseUrl: null,
  storage: null,
  keep: null,
  log: silent,
  progress: () => {},
  copyProgress: noProgress,
}
