import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import pg from 'pg'
import { schemaRelease } from '#server/db/schema-release.ts'
import { paths } from '#server/paths.ts'

const root = join(import.meta.dirname, '../../..')

/** Makes the release after this one of an assembled program: one with a further migration, of the kind that is allowed. */
export function makeNextRelease(folder: string): void {
  const migrations = join(folder, relative(root, paths.migrations))
  const file = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] }
  const last = journal.entries.at(-1)!
  const tag = `${last.idx + 1}_next_release`
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(migrations, `${tag}.sql`), migration)
  writeFileSync(join(migrations, 'release.json'), JSON.stringify({ number: schemaRelease(paths.migrations) + 1 }))
}

const migration = `alter table vendors add motto text not null default '';
alter table categories add season text;
create table season_notes (id uuid primary key, note text not null);`

/** Whether a database has been brought up to date by that release. */
export async function isOfNextRelease(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(`select where to_regclass('season_notes') is not null`)).rowCount === 1
  } finally {
    await client.end()
  }
}
