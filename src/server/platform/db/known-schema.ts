import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { DatabaseUnavailable } from './database.ts'

/** @throws DatabaseUnavailable in one line where a migration was applied that this program does not have. */
export async function refuseUnknownSchema(client: pg.Client, folder: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: folder })
  const hashes = new Set(known.map(({ hash }) => hash))
  const unknown = (await appliedMigrations(client)).filter(({ hash }) => !hashes.has(hash))
  if (unknown.length === 0) return
  const newest = Math.max(...known.map(({ folderMillis }) => folderMillis))
  throw new DatabaseUnavailable(
    unknown.some(({ at }) => at > newest)
      ? 'The database was made by a newer version of this program; start that version or a later one'
      : 'The database was made by an unreleased version of this program; start with an empty one',
  )
}

/** @returns none for an empty database. */
export async function appliedMigrations(client: pg.Client): Promise<{ hash: string; at: number }[]> {
  const table = await client.query(`select where to_regclass('drizzle.__drizzle_migrations') is not null`)
  if (table.rowCount === 0) return []
  const { rows } = await client.query<{ hash: string; at: string }>(
    'select hash, created_at as at from drizzle.__drizzle_migrations',
  )
  return rows.map(({ hash, at }) => ({ hash, at: Number(at) }))
}
