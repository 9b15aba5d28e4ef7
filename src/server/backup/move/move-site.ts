import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { SourceFacts } from '../../db/copy/copy-source.ts'
import { fillDatabase } from '../../db/copy/fill-database.ts'
import type { Progress } from '../../db/copy/load-tables.ts'
import { openSnapshot, type Snapshot } from '../../db/copy/snapshot.ts'
import type { Storage } from '../../files/storage.ts'
import { BackupRefused } from '../backup-refused.ts'
import { siteOf } from '../target/site.ts'
import { moveFiles, releaseStorage, requireEmptyStorage, type MovedFiles } from './move-files.ts'
import { withTargetDatabase, type DatabasePlace, type TargetDatabase } from './target-database.ts'

export interface MoveOptions {
  /** Of the source's running server. */
  url: string
  /** Null where the database stays. */
  to: DatabasePlace | null
  /** Null where the files stay; names are without credentials. */
  files: { from: Storage; fromName: string; to: Storage } | null
  log: Logger
  progress: Progress & { onFile: (done: number, all: number) => void }
}

export interface MoveReport {
  database: { tables: number; rows: number; hash: string } | null
  files: MovedFiles | null
}

/**
 * Copies database and files to another place, and compares each table and each file. The source is only read. An
 * interrupted move goes on when it is begun again; until it is whole the program refuses the target.
 * @throws BackupRefused when the target is not empty, or the source has changed meanwhile.
 */
export async function moveSite(options: MoveOptions): Promise<MoveReport> {
  const snapshot = await openSnapshot(options.url)
  try {
    const source = await sourceOf(snapshot, options)
    const { to, log } = options
    if (!to) return await moveAll(options, snapshot, source, null)
    return await withTargetDatabase(to, source, log, (database) => moveAll(options, snapshot, source, database))
  } finally {
    await snapshot.close()
  }
}

async function moveAll(
  options: MoveOptions,
  snapshot: Snapshot,
  source: string,
  database: TargetDatabase | null,
): Promise<MoveReport> {
  const { files, progress, url } = options
  if (files) await requireEmptyStorage(files.to, source, database?.isResumed ?? false)
  if (database) await fillDatabase(snapshot, database.url, progress)
  const moved = files && (await moveFiles({ ...files, source, onFile: progress.onFile }))
  await requireUnchanged(url, snapshot)
  if (files) {
    if ((await files.from.list('')).length !== moved!.count) throw changed()
    await releaseStorage(files.to)
  }
  await database?.release()
  return { database: database && tableReport(snapshot), files: moved }
}

/** Of one source the same, so that another one is not mixed in. */
async function sourceOf(snapshot: Snapshot, { files }: MoveOptions): Promise<string> {
  const site = await siteOf(snapshot)
  return createHash('sha256')
    .update(`${site} ${files?.fromName ?? ''}`)
    .digest('hex')
    .slice(0, 32)
}

/** Nothing that was saved at the source while it was copied may be forgotten there. */
async function requireUnchanged(url: string, snapshot: Snapshot): Promise<void> {
  const now = await openSnapshot(url)
  try {
    if (sumOf(now) !== sumOf(snapshot)) throw changed()
  } finally {
    await now.close()
  }
}

function changed(): BackupRefused {
  return new BackupRefused(
    'The source was changed while it was copied, so the copy is not used: stop the program there and run the command again; only what differs is copied again',
  )
}

function tableReport(facts: SourceFacts) {
  const rows = facts.tables.reduce((sum, table) => sum + Number(table.rows), 0)
  return { tables: facts.tables.length, rows, hash: sumOf(facts) }
}

function sumOf({ tables, sequences }: SourceFacts): string {
  const lines = tables.map(({ name, rows, checksum }) => `${name} ${rows} ${checksum}\n`)
  return createHash('sha256').update(lines.join('')).update(JSON.stringify(sequences)).digest('hex')
}
