import pg from 'pg'
import { copyIn } from '../../db/copy/copy-rows.ts'
import { ownMigrations, ownNames, type Migration } from '../../db/copy/own-schema.ts'
import { readForeignKeys, readTables, type Read, type Table } from '../../db/copy/tables.ts'
import { BackupRefused } from '../backup-refused.ts'
import { rowsOf, type PointTable } from '../points/restore-point.ts'

/** Schema in which the new state is built beside the current one, within one transaction. */
export const nextSchema = 'hatheli_next'

export const inNext = (name: string) => `${nextSchema}.${pg.escapeIdentifier(name)}`

/** @throws BackupRefused when a migration is not one of this program. */
export function requireKnown(migrations: Migration[]): void {
  const own = ownMigrations()
  const hashes = new Set(own.map(({ hash }) => hash))
  const unknown = migrations.filter(({ hash }) => !hashes.has(hash))
  if (unknown.length === 0 && migrations.length > 0) return
  const isNewer = unknown.some(({ when }) => Number(when) > Number(own.at(-1)!.when))
  throw new BackupRefused(
    isNewer
      ? 'The backup was made by a newer version of this program; install that version first'
      : 'The backup was made by an unreleased version of this program',
  )
}

interface BuildParts {
  client: pg.Client
  read: Read
  migrations: Migration[]
  tables: PointTable[]
  chunksOf: (table: PointTable) => AsyncIterable<Buffer>
}

/**
 * Makes the schema that a backup had, fills it, and brings it up to date. Triggers of tables stay off.
 * @throws BackupRefused when tables are not those of the backup.
 */
export async function buildSchema({ client, read, migrations, tables, chunksOf }: BuildParts): Promise<void> {
  const own = ownMigrations()
  const seen = new Set(migrations.map(({ hash }) => hash))
  const statements = own.flatMap((migration) => migration.statements)
  // An extension belongs to the database, not to the schema that is replaced.
  for (const statement of statements.filter(isExtension)) await client.query(statement)
  await client.query(`create schema ${nextSchema}`)
  await client.query(`set local search_path = ${nextSchema}, public`)
  await migrate(
    client,
    own.filter(({ hash }) => seen.has(hash)).flatMap((migration) => migration.statements),
  )
  await fill(client, read, tables, chunksOf)
  await migrate(
    client,
    own.filter(({ hash }) => !seen.has(hash)).flatMap((migration) => migration.statements),
  )
  // Without statistics the planner would choose slow plans for the first pages.
  await client.query(`analyze ${ownNames().tables.map(inNext).join(', ')}`)
}

async function migrate(client: pg.Client, statements: string[]): Promise<void> {
  for (const statement of statements) {
    if (!isExtension(statement)) await client.query(statement.replaceAll('"public".', ''))
  }
}

function isExtension(statement: string): boolean {
  return /^\s*create extension /i.test(statement)
}

async function fill(
  client: pg.Client,
  read: Read,
  tables: PointTable[],
  chunksOf: BuildParts['chunksOf'],
): Promise<void> {
  const made = new Map((await readTables(read, nextSchema)).map((table) => [table.name, table]))
  const odd = tables.find(({ name, shape }) => made.get(name)?.shape !== shape)
  if (odd) throw new BackupRefused(`The backup is damaged: its table ${JSON.stringify(odd.name)} has other columns`)
  for (const name of made.keys()) await client.query(`alter table ${inNext(name)} disable trigger user`)
  // Migrations insert rows, which the backup has as well.
  await client.query(`truncate ${[...made.keys()].map(inNext).join(', ')}`)
  const keys = await readForeignKeys(read, nextSchema)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await fillTable(client, read, table, made.get(table.name)!, chunksOf(table))
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

async function fillTable(
  client: pg.Client,
  read: Read,
  table: PointTable,
  { name, stored }: Table,
  pieces: AsyncIterable<Buffer>,
): Promise<void> {
  for await (const rows of pieces) await copyIn(client, `${inNext(name)} (${stored.join(', ')})`, rows)
  const [found] = await read<{ rows: number }>(`select count(*)::int as rows from ${inNext(name)}`)
  if (found!.rows === rowsOf(table)) return
  throw new BackupRefused(`The backup is damaged: its table ${name} has another number of rows`)
}
