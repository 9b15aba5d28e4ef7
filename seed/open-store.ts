import { ConfigError, readConfig } from '#server/config/config.ts'
import { DatabaseUnavailable, type Database } from '#server/db/database.ts'
import { openDatabaseForCommand } from '#server/db/open-database.ts'
import { openStorage } from '#server/files/open-storage.ts'
import { StorageUnavailable, type Storage } from '#server/files/storage.ts'
import { createLog } from '#server/log.ts'
import type { Logger } from 'pino'

export interface Store {
  database: Database
  storage: Storage
  log: Logger
}

/**
 * Runs a seed command with the configured database and storage, and closes them. Expected failures are reported in one
 * line: a folder in use, a server that does not respond.
 */
export async function withStore(command: (store: Store) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env)
    const storage = await openStorage(config)
    const log = createLog(config.logLevel)
    const database = await openDatabaseForCommand({ config, log })
    try {
      await command({ database, storage, log })
    } finally {
      await database.close()
    }
  } catch (error) {
    const expected = [ConfigError, DatabaseUnavailable, StorageUnavailable, SeedError]
    const { message, stack } = error as Error
    process.stderr.write(`${expected.some((kind) => error instanceof kind) ? message : (stack ?? String(error))}\n`)
    process.exitCode = 1
  }
}

/** An expected failure of a seed command, with a message of one line. */
export class SeedError extends Error {
  override name = 'SeedError'
}
