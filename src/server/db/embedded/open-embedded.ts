import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../database.ts'
import { chooseAccount, type Account } from './account.ts'
import { packagedBinaries, type Binaries } from './binaries.ts'
import { ensureCluster, superuser } from './cluster.ts'
import { ensureDatabase } from './ensure-database.ts'
import { lockFolder } from './folder-lock.ts'
import type { ServerOptions } from './server-process.ts'
import { serverSettings } from './settings.ts'
import { makeSocketFolder, socketFolderOf, socketUrl } from './socket-folder.ts'
import { superviseServer } from './supervisor.ts'

/** The database's name in the cluster. */
const databaseName = 'hatheli'

/** The PostgreSQL that the program starts and stops. */
export interface EmbeddedServer {
  /** Its address, a unix socket. */
  url: string
  restarts: () => number
  stop: () => Promise<void>
}

export interface EmbeddedOptions {
  /** Absolute, existing. */
  dataDir: string
  log: Logger
  /** Called before a crashed server is started again. */
  beforeRestart?: () => Promise<void>
}

/** Where things lie in a data folder. */
export function embeddedPaths(dataDir: string) {
  return {
    cluster: join(dataDir, 'postgres'),
    /** Of the engine that version 0.1 had. */
    formerFolder: join(dataDir, 'database'),
    socketFolder: socketFolderOf(dataDir),
  }
}

/** @returns the address of the database in a data folder, as long as a server runs there. */
export function embeddedUrl(dataDir: string): string {
  return socketUrl(embeddedPaths(dataDir).socketFolder, superuser, databaseName)
}

/** @returns whether a data folder holds a database, be it of the former engine. */
export function hasEmbedded(dataDir: string): boolean {
  const { cluster, formerFolder } = embeddedPaths(dataDir)
  return existsSync(cluster) || existsSync(formerFolder)
}

/**
 * Starts a PostgreSQL over `postgres` in a data folder, made when missing, and starts it again when it crashes.
 * @throws DatabaseUnavailable in one line: the folder is in use, was made by another version, or the server cannot start.
 */
export async function startEmbedded({ dataDir, log, beforeRestart }: EmbeddedOptions): Promise<EmbeddedServer> {
  const { cluster, formerFolder } = embeddedPaths(dataDir)
  const binaries = await packagedBinaries()
  const account = chooseAccount(binaries.postgres, cluster)
  const release = lockFolder(cluster)
  try {
    refuseFormerFolder(cluster, formerFolder)
    const options = prepareServer({ dataDir, cluster, binaries, account, log })
    const server = await superviseServer({ ...options, beforeRestart: beforeRestart ?? (async () => {}) })
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

/** Makes what a server works with. Only whoever holds the cluster's lock may call this. */
export function prepareServer({ dataDir, cluster, binaries, account, log }: Preparation): ServerOptions {
  const { socketFolder } = embeddedPaths(dataDir)
  ensureCluster(cluster, binaries, account)
  makeSocketFolder(socketFolder, account.owner)
  const settings = { ...serverSettings, unix_socket_directories: socketFolder }
  return { postgres: binaries.postgres, account, cluster, settings, log }
}

/** Makes our database on the running server where a first start ended before it. */
export function ensureOwnDatabase(dataDir: string): Promise<void> {
  return ensureDatabase(socketUrl(embeddedPaths(dataDir).socketFolder, superuser, 'postgres'), databaseName)
}

/** The former engine's folder is no cluster; an empty database beside it would look like a loss. */
function refuseFormerFolder(cluster: string, formerFolder: string): void {
  if (existsSync(cluster) || !existsSync(join(formerFolder, 'PG_VERSION'))) return
  throw new DatabaseUnavailable(
    `DATA_DIR: ${formerFolder} was made by version 0.1; run 'npm run db:convert' once (the original is kept)`,
  )
}
