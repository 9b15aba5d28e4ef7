/**
 * `npm run release:record`: records the migrations and the SQL of this version, with which the next version must be
 * compatible. The SQL is recorded during the integration tests; statements that the migrated schema alone does not accept
 * came from tests and are dropped. A sample of stored changes is kept, too (tests/fixtures/changes).
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { bringUpToDate } from '#server/db/migrate.ts'
import { schemaRelease } from '#server/db/schema-release.ts'
import { paths } from '#server/paths.ts'
import { startTestServer } from '../database/test-server.ts'
import { prepareFailure } from './compare-schemas.ts'
import { hashOfMigration, readJournal, releaseFile, type Release } from './release.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const statements = await preparable(distinct(record()))
const migrations = Object.fromEntries(readJournal().map(({ tag }) => [tag, hashOfMigration(tag)]))
writeFileSync(
  releaseFile,
  `${JSON.stringify({ version, number: schemaRelease(paths.migrations), migrations, statements } satisfies Release, null, 1)}\n`,
)
process.stdout.write(`${releaseFile}: ${version}, ${statements.length} statements\n`)

function record(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hatheli-release-'))
  const file = join(folder, 'statements.jsonl')
  const env = { ...process.env, RECORD_STATEMENTS: file, RECORD_CHANGES: 'yes' }
  const tests = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'integration', '--reporter', 'dot']
  const { status } = spawnSync(process.execPath, tests, { env, stdio: 'inherit' })
  if (status !== 0) process.stderr.write('Not all integration tests passed: is this a version to release?\n')
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  rmSync(folder, { recursive: true })
  return lines.map((line) => JSON.parse(line) as string)
}

/** Keeps one of the statements that differ only in the number of listed values or inserted rows. */
function distinct(texts: string[]): string[] {
  const byForm = new Map<string, string>()
  for (const text of texts.toSorted((one, other) => one.length - other.length)) {
    const form = text.replaceAll(/\$\d+(?:, \$\d+)*/g, '$').replaceAll(/\([^()]*\)(?:, \([^()]*\))+/g, '()')
    if (!byForm.has(form)) byForm.set(form, text)
  }
  return [...byForm.values()].toSorted()
}

const maxLength = 10_000

/** Excludes statements of tests: those on PostgreSQL's catalogs, and inserts of a thousand rows. */
function isOfProgram(text: string): boolean {
  return /^\s*(?:select|insert|update|delete|with)\b/i.test(text) && !text.includes('pg_') && text.length < maxLength
}

/** @returns the program's statements that an empty database of this version can prepare. */
async function preparable(texts: string[]): Promise<string[]> {
  const server = await startTestServer()
  try {
    const url = server.urlOf('postgres')
    await bringUpToDate(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const accepted: string[] = []
    for (const text of texts) {
      if (isOfProgram(text) && (await prepareFailure(client, text)) === null) accepted.push(text)
    }
    await client.end()
    return accepted
  } finally {
    await server.stop()
  }
}
