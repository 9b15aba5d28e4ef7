import { readMigrationFiles } from 'drizzle-orm/migrator'
import { paths } from '#server/paths.ts'

/** A migration that a database has seen. */
export interface Migration {
  /** When it was written, as the journal has it. */
  when: string
  hash: string
}

/** A migration of this program, with its statements. */
export interface OwnMigration extends Migration {
  statements: string[]
}

/** Names that our migrations create; nothing else in the database is read or dropped. */
export interface OwnNames {
  tables: string[]
  views: string[]
  functions: string[]
}

let migrations: OwnMigration[] | null = null
let names: OwnNames | null = null

/** @returns the program's migrations, oldest first. */
export function ownMigrations(): OwnMigration[] {
  migrations ??= readMigrationFiles({ migrationsFolder: paths.migrations }).map(({ sql, folderMillis, hash }) => ({
    when: String(folderMillis),
    hash,
    statements: sql,
  }))
  return migrations
}

export function ownNames(): OwnNames {
  names ??= namesIn(ownMigrations())
  return names
}

function namesIn(all: OwnMigration[]): OwnNames {
  const sql = all.flatMap(({ statements }) => statements).join('\n')
  const created = (kind: string) => {
    const pattern = new RegExp(`^\\s*create (?:or replace )?(?:unlogged )?${kind} (?:if not exists )?"?(\\w+)"?`, 'gim')
    return [...new Set([...sql.matchAll(pattern)].map(([, name]) => name!))]
  }
  return { tables: created('table'), views: created('view'), functions: created('function') }
}
