import { join } from 'node:path'
import type { Config } from '../config.ts'
import { makeDataFolder } from '../data-folder.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgresql } from './postgresql.ts'

/** @returns the PostgreSQL of `DATABASE_URL`, or the embedded one under `DATA_DIR`, migrated and ready. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl) return openPostgresql(databaseUrl)
  await makeDataFolder(dataDir)
  return openEmbedded(join(dataDir, 'database'))
}
