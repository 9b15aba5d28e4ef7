import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { makeDataFolder } from '../data-folder.ts'
import { DatabaseUnavailable, type Database } from './database.ts'
import { FolderInUse } from './embedded/folder-lock.ts'
import { embeddedUrl, hasEmbedded, startEmbedded, type EmbeddedServer } from './embedded/open-embedded.ts'
import { openPostgresql } from './postgresql.ts'

/** What opening the database needs. */
export interface OpenOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
  log: Logger
  /** Called before the embedded server is started again after a crash. */
  beforeRestart?: () => Promise<void>
}

/** A server that runs at least until it is stopped. */
export type BesideServer = Pick<EmbeddedServer, 'url' | 'stop'>

/**
 * For commands beside the running program: the server that it has started is used, or one is started.
 * @throws DatabaseUnavailable in one line.
 */
export async function openDatabaseBeside({ config, log }: OpenOptions): Promise<Database> {
  try {
    return await openDatabase({ config, log })
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return openPostgresql(embeddedUrl(config.dataDir), log)
  }
}

/**
 * A server to speak to over connections of one's own, found as by `openDatabaseBeside`; nothing is migrated.
 * @throws DatabaseUnavailable in one line, also where no database was made yet.
 */
export async function serverBeside({ config: { databaseUrl, dataDir }, log }: OpenOptions): Promise<BesideServer> {
  const isOthers = { stop: async () => {} }
  if (databaseUrl) return { url: databaseUrl, ...isOthers }
  if (!hasEmbedded(dataDir)) {
    throw new DatabaseUnavailable(`DATA_DIR: there is no database in ${dataDir} yet; 'npm start' makes one`)
  }
  try {
    return await startEmbedded({ dataDir, log })
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return { url: embeddedUrl(dataDir), ...isOthers }
  }
}

/**
 * @returns the PostgreSQL of `DATABASE_URL`, or the embedded one under `DATA_DIR`, migrated and ready.
 * @throws DatabaseUnavailable in one line.
 */
export async function openDatabase({ config, log, beforeRestart }: OpenOptions): Promise<Database> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl) return openPostgresql(databaseUrl, log)
  await makeDataFolder(dataDir)
  const server = await startEmbedded({ dataDir, log, ...(beforeRestart ? { beforeRestart } : {}) })
  try {
    const database = await openPostgresql(server.url, log)
    return {
      ...database,
      figures: () => ({ ...database.figures(), restarts: server.restarts() }),
      close: async () => {
        await database.close()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
