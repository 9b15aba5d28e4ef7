import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFormer, type FormerDatabase } from '#server/db/convert/former-database.ts'
import { paths } from '#server/paths.ts'

const installer = fileURLToPath(new URL('../../../scripts/former-engine.mjs', import.meta.url))

/** The last migration of version 0.1. */
const lastMigration = 10

let packages = ''

/** Opens a database with the engine of version 0.1, and creates it if it does not exist. */
export function openAsFormer(folder: string): Promise<FormerDatabase> {
  packages ||= installedPackages()
  return openFormer(packages, folder)
}

function installedPackages(): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [installer], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trimEnd().split('\n').at(-1)!
}

interface Journal {
  entries: { idx: number; tag: string; when: number }[]
}

/** Applies the migrations of version 0.1, and records them as drizzle does. */
export async function migrateAsFormer({ rows }: FormerDatabase): Promise<void> {
  const { entries } = JSON.parse(readFileSync(join(paths.migrations, 'meta/_journal.json'), 'utf8')) as Journal
  await rows('begin')
  await rows('create schema drizzle')
  await rows('create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)')
  for (const { tag, when } of entries.filter(({ idx }) => idx <= lastMigration)) {
    const file = readFileSync(join(paths.migrations, `${tag}.sql`), 'utf8')
    for (const statement of file.split('--> statement-breakpoint')) await rows(statement)
    const hash = createHash('sha256').update(file).digest('hex')
    await rows(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${when})`)
  }
  await rows('commit')
}
