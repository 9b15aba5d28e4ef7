import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { tarFile, tarFolder } from '../archive/tar.ts'

/** Folders whose contents a copy does without, as PostgreSQL's manual lists them; they have to exist. */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_subtrans',
  'pg_stat_tmp',
]

const leftOut =
  /^(?:postmaster\.(?:pid|opts)|pg_internal\.init|pgsql_tmp.*|backup_label.*|tablespace_map.*|backup_manifest|recovery\.signal|standby\.signal|.*\.tmp)$/

/** Copied last, as its state must not be older than that of the other files. */
const controlFile = join('global', 'pg_control')

const historyFile = /^[\dA-F]{8}\.history$/

/** @returns the files of a running cluster as a tar archive's entries, below `postgres/`. */
export async function* tarCluster(cluster: string): AsyncGenerator<Buffer> {
  const files: string[] = []
  yield tarFolder('postgres')
  for await (const { path, isFolder } of walk(cluster, '')) {
    if (isFolder) yield tarFolder(nameOf(path))
    else if (path !== controlFile) files.push(path)
  }
  for (const path of [...files, controlFile]) yield* tarFromDisk(nameOf(path), join(cluster, path))
}

/** A file that is removed meanwhile is left out: the log tells that, too. */
export async function* tarFromDisk(name: string, path: string): AsyncGenerator<Buffer> {
  const found = await stat(path).catch(() => null)
  if (found) yield* tarFile(name, found.size, untilGone(path, found.size))
}

async function* untilGone(path: string, size: number): AsyncGenerator<Buffer> {
  if (size === 0) return
  try {
    yield* createReadStream(path, { end: size - 1 }) as AsyncIterable<Buffer>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function nameOf(path: string): string {
  return `postgres/${path.split(sep).join('/')}`
}

async function* walk(cluster: string, folder: string): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const entries = await readdir(join(cluster, folder), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      yield { path, isFolder: true }
      if (path === 'pg_wal') yield* historyFiles(cluster)
      else if (!emptied.includes(path)) yield* walk(cluster, path)
    } else if (entry.isFile() && !leftOut.test(entry.name)) yield { path, isFolder: false }
  }
}

/** Without them a cluster that was restored before does not know which log is its own. */
async function* historyFiles(cluster: string): AsyncGenerator<{ path: string; isFolder: boolean }> {
  for (const name of await readdir(join(cluster, 'pg_wal'))) {
    if (historyFile.test(name)) yield { path: join('pg_wal', name), isFolder: false }
  }
}
