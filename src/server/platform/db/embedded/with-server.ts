import type { Logger } from 'pino'
import { chooseAccount } from './account.ts'
import { packagedBinaries } from './binaries.ts'
import { lockFolder } from './folder-lock.ts'
import { embeddedPaths, embeddedUrl, ensureOwnDatabase, prepareServer } from './open-embedded.ts'
import { startServer } from './server-process.ts'

interface Place {
  /** Absolute, existing. */
  dataDir: string
  log: Logger
  /** Settings that differ from the usual ones. */
  settings: Record<string, string>
}

/** Starts a server on the database of a data folder for as long as `work` takes; creates a missing one. */
export async function withServer<Result>(
  { dataDir, log, settings }: Place,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { cluster } = embeddedPaths(dataDir)
  const binaries = await packagedBinaries()
  const account = chooseAccount(binaries.postgres, cluster)
  const release = lockFolder(cluster)
  try {
    const options = prepareServer({ dataDir, cluster, binaries, account, log })
    const server = await startServer({ ...options, settings: { ...options.settings, ...settings } })
    try {
      await ensureOwnDatabase(dataDir)
      return await work(embeddedUrl(dataDir))
    } finally {
      await server.stop()
    }
  } finally {
    release()
  }
}
