import { join } from 'node:path'
import type { Config } from '../config.ts'
import { makeDataFolder } from '../data-folder.ts'
import type { Database } from './database.ts'

/**
 * Only the library of the one that is used is loaded.
 * @returns the PostgreSQL of `DATABASE_URL`, or the embedded one under `DATA_DIR`, migrated and ready.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl) return (await import('./postgresql.ts')).openPostgresql(databaseUrl)
  await makeDataFolder(dataDir)
  return (await import('./embedded.ts')).openEmbedded(join(dataDir, 'database'))
}
