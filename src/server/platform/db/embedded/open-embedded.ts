import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { diskSpace } from '../../disk-space.ts'
import { chooseAccount } from './account.ts'
import { packagedBinaries } from './binaries.ts'
import { ensureCluster, superuser } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { startServer, type ServerOptions } from './server-process.ts'
import { asListEntry, serverSettings } from './settings.ts'
import { makeSocketFolder, socketFolderOf, socketUrl } from './socket-folder.ts'
import { superviseServer } from './supervisor.ts'
import pg from 'pg'

const databaseName = 'hatheli'

export type EmbeddedServer = Awaited<ReturnType<typeof startEmbedded>>

export interface EmbeddedOptions {
  /** Absolute, existing. */
  dataDir: string
  log: Logger
}

export function embeddedPaths(dataDir: string) {
  return {
    cluster: join(dataDir, 'postgres'),
    socketFolder: socketFolderOf(dataDir),
  }
}

/** @returns the URL of the database in a data folder, valid while a server runs there. */
export function embeddedUrl(dataDir: string): string {
  return socketUrl(embeddedPaths(dataDir).socketFolder, superuser, databaseName)
}

export function hasEmbedded(dataDir: string): boolean {
  return existsSync(embeddedPaths(dataDir).cluster)
}

/**
 * Starts PostgreSQL on `postgres` in a data folder, created if missing, and restarts it after a crash:
 * docs/decisions/0030.
 * @throws DatabaseUnavailable in one line: the folder is in use or of another version, or the server cannot start.
 */
export function startEmbedded(options: EmbeddedOptions) {
  const beforeStart = diskSpace(options.dataDir, options.log).releaseReserve
  return startIn(options, (server) => superviseServer({ ...server, beforeStart }))
}

/**
 * Starts a server on the database of a data folder for as long as `work` takes; creates a missing one.
 * @param settings that differ from the usual ones.
 */
export async function withServer<Result>(
  { settings, ...options }: EmbeddedOptions & { settings: Record<string, string> },
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await startIn(options, (usual) =>
    startServer({ ...usual, settings: { ...usual.settings, ...settings } }),
  )
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

/** Creates cluster, socket folder and database where they are missing. No other process can do so until the server stops. */
async function startIn<Server extends { stop: () => Promise<void> }>(
  { dataDir, log }: EmbeddedOptions,
  start: (options: ServerOptions) => Promise<Server>,
) {
  const { cluster, socketFolder } = embeddedPaths(dataDir)
  const binaries = await packagedBinaries()
  const account = chooseAccount(binaries.postgres, cluster)
  const release = lockFolder(cluster)
  try {
    ensureCluster(cluster, binaries, account)
    makeSocketFolder(socketFolder, account.owner)
    const settings = { ...serverSettings, unix_socket_directories: asListEntry(socketFolder) }
    const server = await start({ postgres: binaries.postgres, account, cluster, settings, log })
    await ensureDatabase(socketUrl(socketFolder, superuser, 'postgres'), databaseName)
    return {
      ...server,
      /** Of a unix socket. */
      url: embeddedUrl(dataDir),
      stop: () => server.stop().finally(release),
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Creates the database if it is missing: a first start may have been interrupted after `initdb`. */
async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
