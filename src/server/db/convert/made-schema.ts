import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../database.ts'
import { paths } from '../../paths.ts'
import { bringUpToDate } from '../migrate.ts'
import type { FormerDatabase } from './former-database.ts'

interface Journal {
  entries: { tag: string; when: number }[]
}

const journalFile = join('meta', '_journal.json')

/**
 * Runs on `url` the migrations that the former database has seen, and no others.
 * @throws DatabaseUnavailable when it has seen one that this version does not know.
 */
export async function makeSameSchema(former: FormerDatabase, url: string): Promise<void> {
  const seen = await migrationsOf(former)
  const journal = JSON.parse(readFileSync(join(paths.migrations, journalFile), 'utf8')) as Journal
  const entries = journal.entries.filter(({ tag, when }) => seen.get(String(when)) === hashOf(tag))
  if (entries.length !== seen.size) {
    throw new DatabaseUnavailable('DATA_DIR: the former database is not of version 0.1 and cannot be converted')
  }
  const folder = mkdtempSync(join(tmpdir(), 'hatheli-migrations-'))
  try {
    mkdirSync(join(folder, 'meta'))
    writeFileSync(join(folder, journalFile), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) copyFileSync(fileOf(tag), join(folder, `${tag}.sql`))
    await bringUpToDate(url, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns hashes by when each migration was written. */
async function migrationsOf(former: FormerDatabase): Promise<Map<string, string>> {
  const register = 'drizzle.__drizzle_migrations'
  const [found] = await former.rows<{ there: boolean }>(`select to_regclass('${register}') is not null as there`)
  if (!found?.there) return new Map()
  const rows = await former.rows<{ when: string; hash: string }>(
    `select created_at::text as when, hash from ${register} order by created_at`,
  )
  return new Map(rows.map(({ when, hash }) => [when, hash]))
}

function hashOf(tag: string): string {
  return createHash('sha256')
    .update(readFileSync(fileOf(tag)))
    .digest('hex')
}

function fileOf(tag: string): string {
  return join(paths.migrations, `${tag}.sql`)
}
