import { ConfigError, readConfig } from '#server/platform/config/config.ts'
import { DatabaseUnavailable, type Database } from '#server/platform/db/database.ts'
import { FolderInUse } from '#server/platform/db/embedded/folder-lock.ts'
import { openDatabase, openDatabaseForCommand, type OpenOptions } from '#server/platform/db/open-database.ts'
import { openStorage } from '#server/platform/files/open-storage.ts'
import { StorageUnavailable, type Storage } from '#server/platform/files/storage.ts'
import { createLog } from '#server/platform/log.ts'
import type { Logger } from 'pino'

export interface Store {
  database: Database
  storage: Storage
  log: Logger
}

/**
 * Runs a seed command with the configured database and storage, and closes them. Expected failures are reported in one
 * line: a folder in use, a server that does not respond.
 * @param options `alone`: refuses while the program runs.
 */
export async function withStore(command: (store: Store) => Promise<void>, { alone = false } = {}): Promise<void> {
  try {
    const config = readConfig(process.env)
    const storage = await openStorage(config)
    const log = createLog(config.logLevel)
    const database = await (alone ? openAlone({ config, log }) : openDatabaseForCommand({ config, log }))
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

async function openAlone(options: OpenOptions): Promise<Database> {
  const running = new SeedError('The program is running; stop it first. Nothing was changed.')
  const database = await openDatabase(options).catch((error: unknown) => {
    throw error instanceof FolderInUse ? running : error
  })
  if (!(await database.isServed())) return database
  await database.close()
  throw running
}

/** An expected failure of a seed command, with a message of one line. */
export class SeedError extends Error {
  override name = 'SeedError'
}
