import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgresql } from './postgresql.ts'

/** @returns the PostgreSQL of `DATABASE_URL`, or the embedded one under `DATA_DIR`, migrated and ready. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  return config.databaseUrl ? openPostgresql(config.databaseUrl) : openEmbedded(join(config.dataDir, 'database'))
}
