import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { DatabaseUnavailable } from './database.ts'

/**
 * @param folder of migrations.
 * @returns the number of the release that they make: docs/releasing.md. The one before has to work with it.
 */
export function schemaRelease(folder: string): number {
  return readJson<{ number: number }>(join(folder, 'release.json')).number
}

/** @returns the date of a folder's last migration, as the database remembers it. */
function lastMigration(folder: string): number {
  const journal = readJson<{ entries: { when: number }[] }>(join(folder, 'meta/_journal.json'))
  return Math.max(...journal.entries.map(({ when }) => when))
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content
}

/**
 * Checks that this program can work with the schema: docs/decisions/0088.
 * @returns whether the schema is newer than the program, by a release whose predecessor this program is.
 * @throws DatabaseUnavailable where it is newer than that.
 */
export async function checkRelease(client: pg.Client, folder: string): Promise<boolean> {
  const last = await lastApplied(client)
  if (last <= lastMigration(folder)) return false
  const { rows } = await client.query('select from schema_releases where migration >= $1 and release <= $2 limit 1', [
    last,
    schemaRelease(folder) + 1,
  ])
  if (rows.length > 0) return true
  throw new DatabaseUnavailable(
    'The database belongs to a release that this program does not know; start that release or a later one',
  )
}

/** Notes that this release knows the schema as it is now. */
export async function noteRelease(client: pg.Client, folder: string): Promise<void> {
  await client.query(
    `insert into schema_releases (release, migration) values ($1, $2)
     on conflict (release) do update set migration = excluded.migration
       where schema_releases.migration < excluded.migration`,
    [schemaRelease(folder), lastMigration(folder)],
  )
}

/** @returns 0 for an empty database. */
async function lastApplied(client: pg.Client): Promise<number> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('schema_releases') is not null as there`,
  )
  if (!there[0]!.there) return 0
  const { rows } = await client.query<{ last: number | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  return rows[0]!.last ?? 0
}
