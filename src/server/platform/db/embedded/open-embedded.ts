import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { diskSpace } from '../../disk-space.ts'
import { chooseAccount, type Account } from './account.ts'
import { packagedBinaries, type Binaries } from './binaries.ts'
import { ensureCluster, superuser } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import type { ServerOptions } from './server-process.ts'
import { asListEntry, serverSettings } from './settings.ts'
import { makeSocketFolder, socketFolderOf, socketUrl } from './socket-folder.ts'
import { superviseServer } from './supervisor.ts'
import pg from 'pg'

const databaseName = 'hatheli'

export interface EmbeddedServer {
  /** URL of a unix socket. */
  url: string
  restarts: () => number
  stop: () => Promise<void>
}

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
export async function startEmbedded({ dataDir, log }: EmbeddedOptions): Promise<EmbeddedServer> {
  const { cluster } = embeddedPaths(dataDir)
  const binaries = await packagedBinaries()
  const account = chooseAccount(binaries.postgres, cluster)
  const release = lockFolder(cluster)
  try {
    const options = prepareServer({ dataDir, cluster, binaries, account, log })
    const server = await superviseServer({ ...options, beforeStart: diskSpace(dataDir, log).releaseReserve })
    await ensureOwnDatabase(dataDir)
    return {
      url: embeddedUrl(dataDir),
      restarts: server.restarts,
      stop: async () => {
        await server.stop()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

interface Preparation {
  dataDir: string
  cluster: string
  binaries: Binaries
  account: Account
  log: Logger
}

/** Creates the cluster and the socket's folder. The caller must hold the cluster's lock. */
export function prepareServer({ dataDir, cluster, binaries, account, log }: Preparation): ServerOptions {
  const { socketFolder } = embeddedPaths(dataDir)
  ensureCluster(cluster, binaries, account)
  makeSocketFolder(socketFolder, account.owner)
  const settings = { ...serverSettings, unix_socket_directories: asListEntry(socketFolder) }
  return { postgres: binaries.postgres, account, cluster, settings, log }
}

export function ensureOwnDatabase(dataDir: string): Promise<void> {
  return ensureDatabase(socketUrl(embeddedPaths(dataDir).socketFolder, superuser, 'postgres'), databaseName)
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
