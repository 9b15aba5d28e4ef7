import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '#server/paths.ts'

/** The schema and SQL of the last release. */
export interface Release {
  version: string
  /** `schemaRelease` of its program. */
  number: number
  /** Its migrations, with the SHA-256 (hex) of each file. */
  migrations: Record<string, string>
  /** The SQL that the program sent. */
  statements: string[]
}

export const releaseFile = 'tests/fixtures/release.json'

export function readRelease(): Release {
  return JSON.parse(readFileSync(releaseFile, 'utf8')) as Release
}

export interface JournalEntry {
  idx: number
  /** Milliseconds since 1970; a database stores that of the last migration. */
  when: number
  tag: string
}

/** @returns the migrations of this version, in order. */
export function readJournal(): JournalEntry[] {
  const journal = readFileSync(join(paths.migrations, 'meta/_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: JournalEntry[] }).entries
}

export function hashOfMigration(tag: string): string {
  return createHash('sha256')
    .update(readFileSync(join(paths.migrations, `${tag}.sql`)))
    .digest('hex')
}
