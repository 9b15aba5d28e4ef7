import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '../../paths.ts'
import { bringUpToDate } from '../migrate.ts'
import type { Migration } from './tables.ts'

interface Journal {
  entries: { tag: string; when: number }[]
}

const journalFile = join('meta', '_journal.json')

/**
 * Runs on `url` the migrations that another database has seen, and no others.
 * @returns whether this version knows all of them; otherwise nothing was done.
 */
export async function makeSameSchema(seen: Migration[], url: string): Promise<boolean> {
  const hashes = new Map(seen.map(({ when, hash }) => [when, hash]))
  const journal = JSON.parse(readFileSync(join(paths.migrations, journalFile), 'utf8')) as Journal
  const entries = journal.entries.filter(({ tag, when }) => hashes.get(String(when)) === hashOf(tag))
  if (entries.length !== hashes.size) return false
  const folder = mkdtempSync(join(tmpdir(), 'hatheli-migrations-'))
  try {
    mkdirSync(join(folder, 'meta'))
    writeFileSync(join(folder, journalFile), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) copyFileSync(fileOf(tag), join(folder, `${tag}.sql`))
    await bringUpToDate(url, folder)
    return true
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function hashOf(tag: string): string {
  return createHash('sha256')
    .update(readFileSync(fileOf(tag)))
    .digest('hex')
}

function fileOf(tag: string): string {
  return join(paths.migrations, `${tag}.sql`)
}
