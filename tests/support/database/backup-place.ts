import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { startEmbedded } from '#server/platform/db/embedded/open-embedded.ts'
import { openPostgresql } from '#server/platform/db/postgresql.ts'
import { folderStorage } from '#server/platform/files/folder-storage.ts'
import type { Storage } from '#server/platform/files/storage.ts'
import { silent } from './backed-up.ts'
import { contentHash } from './content-hash.ts'
import { ownedPostgresql } from './open-fresh.ts'

/** Where a site can be: a data folder, and the address of a database that runs. */
export interface Place {
  dataDir: string
  storage: Storage
  url: string
}

/** A folder for each test of a file, and databases that are closed after it. */
export function backupPlaces() {
  const all = mkdtempSync(join(tmpdir(), 'hatheli-backup-'))
  let folder = ''
  let count = 0
  const opened: { close: () => Promise<unknown> }[] = []

  beforeEach(() => {
    folder = mkdtempSync(join(all, 'test-'))
  })
  afterEach(async () => {
    while (opened.length > 0) await opened.pop()!.close()
  })
  afterAll(() => rmSync(all, { recursive: true, force: true }))

  return {
    folder: () => folder,
    /** @returns an empty one. */
    async empty(kind: 'embedded' | 'server' = 'server'): Promise<Place> {
      count += 1
      const dataDir = join(folder, `site-${count}`)
      mkdirSync(dataDir)
      const storage = folderStorage(join(dataDir, 'files'))
      if (kind === 'server') return { dataDir, storage, url: await ownedPostgresql() }
      const server = await startEmbedded({ dataDir, log: silent })
      opened.push({ close: server.stop })
      return { dataDir, storage, url: server.url }
    },
    /** @returns a hash of all that a database has; opens it as the program does. */
    async hashOf({ url }: Place): Promise<string> {
      const database = await openPostgresql(url, silent)
      return contentHash(database.db).finally(() => database.close())
    },
    async open({ url }: Place): Promise<Database> {
      const database = await openPostgresql(url, silent)
      opened.push(database)
      return database
    },
  }
}
