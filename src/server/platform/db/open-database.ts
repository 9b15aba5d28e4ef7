import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { makeDataFolder } from '../config/data-folder.ts'
import { DatabaseUnavailable, type Database } from './database.ts'
import { FolderInUse } from './embedded/folder-lock.ts'
import { embeddedUrl, hasEmbedded, startEmbedded, type EmbeddedServer } from './embedded/open-embedded.ts'
import { openPostgresql } from './postgresql.ts'

export interface OpenOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
  log: Logger
}

/** `stop` does nothing when the server belongs to the running program or another one. */
export type CommandServer = Pick<EmbeddedServer, 'url' | 'stop'>

/**
 * For commands, which may run while the program does: connects to the embedded server it has started, else starts one.
 * @throws DatabaseUnavailable or ConfigError in one line.
 */
export async function openDatabaseForCommand({ config, log }: OpenOptions): Promise<Database> {
  try {
    return await openDatabase({ config, log })
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return openPostgresql(embeddedUrl(config.dataDir), log)
  }
}

/**
 * Like `openDatabaseForCommand`, but without a pool and without migrations.
 * @throws DatabaseUnavailable or ConfigError in one line, also before the database exists.
 */
export async function openServerForCommand({ config, log }: OpenOptions): Promise<CommandServer> {
  const { databaseUrl, dataDir } = config
  const notOurs = { stop: async () => {} }
  if (databaseUrl) return { url: databaseUrl, ...notOurs }
  if (!hasEmbedded(dataDir)) {
    throw new DatabaseUnavailable(`DATA_DIR: there is no database in ${dataDir} yet; 'npm start' makes one`)
  }
  try {
    return await startEmbedded({ dataDir, log })
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return { url: embeddedUrl(dataDir), ...notOurs }
  }
}

/**
 * @returns the PostgreSQL of `DATABASE_URL`, or the embedded one under `DATA_DIR`, migrated and ready.
 * @throws DatabaseUnavailable or ConfigError in one line.
 */
export async function openDatabase({ config, log }: OpenOptions): Promise<Database> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl) return openPostgresql(databaseUrl, log)
  await makeDataFolder(dataDir)
  const server = await startEmbedded({ dataDir, log })
  try {
    const database = await openPostgresql(server.url, log)
    log.info({ database: server.url }, 'PostgreSQL started')
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
