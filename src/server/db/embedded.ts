import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { contentChannel, type Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { queryCount } from './query-count.ts'
import * as schema from './schema.ts'
import { SyncedFiles } from './synced-files.ts'
import { startUpkeep } from './upkeep.ts'

const syncingParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
]

/**
 * Opens PostgreSQL inside this process over a folder, alone: a second process is refused.
 * @param folder absolute; made when missing. Null keeps everything in memory, for tests.
 * @throws DatabaseUnavailable when another process has the folder.
 */
export async function openEmbedded(folder: string | null): Promise<Database> {
  const release = folder ? claim(folder) : () => {}
  const client = await startClient(folder).catch((error: unknown) => {
    release()
    throw error
  })
  const { logger, queries } = queryCount()
  const db = drizzle(client, { schema, logger })
  await migrate(db, { migrationsFolder })
  const upkeep = folder ? startUpkeep(client) : null
  return {
    db,
    kind: 'embedded',
    queries,
    listen: (onChange) => client.listen(contentChannel, onChange),
    ping: async () => {
      await client.query('select 1')
    },
    close: async () => {
      await upkeep?.stop()
      await client.close()
      release()
    },
  }
}

function claim(folder: string): () => void {
  mkdirSync(dirname(folder), { recursive: true })
  return lockFolder(folder)
}

function startClient(folder: string | null): Promise<PGlite> {
  const extensions = { pg_trgm }
  return folder
    ? PGlite.create({ fs: new SyncedFiles(folder), startParams: syncingParams, extensions })
    : PGlite.create({ dataDir: 'memory://', extensions })
}
