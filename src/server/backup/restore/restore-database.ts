import type { Logger } from 'pino'
import { connect } from '../../db/connect.ts'
import type { CopySource } from '../../db/copy/copy-source.ts'
import { fillDatabase } from '../../db/copy/fill-database.ts'
import type { Progress } from '../../db/copy/load-tables.ts'
import { openSnapshot } from '../../db/copy/snapshot.ts'
import { findTarget, markTarget, releaseTarget } from '../../db/copy/unfinished.ts'
import { embeddedUrl, ensureOwnDatabase } from '../../db/embedded/open-embedded.ts'
import { startServer } from '../../db/embedded/server-process.ts'
import { bringUpToDate } from '../../db/migrate.ts'
import { BackupRefused } from '../backup-refused.ts'
import { hasDump, readDump } from '../dump/read-dump.ts'
import { checkDatabase, readCounts, type DatabaseFacts } from './check-database.ts'
import type { LogPlan } from './choose-base.ts'
import { recover, serverOptions } from './recover.ts'

export interface DatabaseOptions {
  /** Of a PostgreSQL server that is filled; null for the embedded one. */
  databaseUrl: string | null
  /** Milliseconds since 1970; null for all there is. */
  to: number | null
  log: Logger
  progress: (line: string) => void
  copyProgress: Progress
  /** Of the embedded server, for a try that nobody keeps. */
  settings?: Record<string, string>
}

/** By which an interrupted restore is known. */
const restoreMark = 'restore'

/**
 * Makes the database of what was unpacked, files or a dump, and checks it.
 * @param folder becomes a data folder.
 * @param plan null for an archive that has its log inside, or a dump.
 * @throws BackupRefused when something is damaged, or the server's database is not empty.
 */
export async function restoreDatabase(
  options: DatabaseOptions,
  folder: string,
  plan: LogPlan | null,
): Promise<DatabaseFacts> {
  if (!hasDump(folder)) return recoverDatabase(options, folder, plan)
  const dump = await readDump(folder)
  return options.databaseUrl ? fillServer(options, dump, options.databaseUrl) : fillCluster(options, dump, folder)
}

/** @throws BackupRefused when a database has data, or is being filled by something else. */
export async function requireEmptyServer(url: string): Promise<void> {
  const client = await connect(url)
  try {
    const state = await findTarget(client, restoreMark)
    if (state === 'full') throw new BackupRefused('DATABASE_URL: the database has data already; name an empty one')
    if (state === 'other') throw new BackupRefused('DATABASE_URL: a move into this database was interrupted')
  } finally {
    await client.end()
  }
}

async function recoverDatabase(options: DatabaseOptions, folder: string, plan: LogPlan | null): Promise<DatabaseFacts> {
  const { databaseUrl, progress } = options
  const server = await recover({ ...options, folder, plan })
  try {
    progress('Checking every table and index …')
    const facts = await checkDatabase(embeddedUrl(folder))
    return databaseUrl ? await copyToServer(options, embeddedUrl(folder), databaseUrl) : facts
  } finally {
    await server.stop()
  }
}

async function copyToServer(options: DatabaseOptions, from: string, to: string): Promise<DatabaseFacts> {
  const snapshot = await openSnapshot(from)
  try {
    return await fillServer(options, snapshot, to)
  } finally {
    await snapshot.close()
  }
}

async function fillServer(
  { progress, copyProgress }: DatabaseOptions,
  source: CopySource,
  url: string,
): Promise<DatabaseFacts> {
  progress('Filling the database …')
  await withClient(url, (client) => markTarget(client, restoreMark))
  await fillDatabase(source, url, copyProgress)
  await withClient(url, releaseTarget)
  await bringUpToDate(url)
  return readCounts(url, source.tables.length)
}

async function fillCluster(options: DatabaseOptions, dump: CopySource, folder: string): Promise<DatabaseFacts> {
  const { log, progress, copyProgress, settings = {} } = options
  const server = await startServer(await serverOptions(folder, log, settings))
  try {
    const url = embeddedUrl(folder)
    await ensureOwnDatabase(folder)
    progress('Filling the database …')
    await fillDatabase(dump, url, copyProgress)
    await withClient(url, releaseTarget)
    await bringUpToDate(url)
    progress('Checking every table and index …')
    return await checkDatabase(url)
  } finally {
    await server.stop()
  }
}

async function withClient(url: string, work: (client: Awaited<ReturnType<typeof connect>>) => Promise<void>) {
  const client = await connect(url)
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
