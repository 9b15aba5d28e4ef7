import type { Logger } from 'pino'
import { chooseAccount } from './account.ts'
import { packagedBinaries } from './binaries.ts'
import { embeddedUrl, ensureOwnDatabase, prepareServer } from './open-embedded.ts'
import { startServer } from './server-process.ts'

interface Place {
  dataDir: string
  /** A cluster beside that of the data folder, made if there is none; the caller must hold its lock. */
  cluster: string
  log: Logger
}

/** Starts a server on a cluster that becomes a data folder's, for as long as `work` takes. */
export async function withServer<Result>(
  { dataDir, cluster, log }: Place,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const binaries = await packagedBinaries()
  const account = chooseAccount(binaries.postgres, cluster)
  const server = await startServer(prepareServer({ dataDir, cluster, binaries, account, log }))
  try {
    await ensureOwnDatabase(dataDir)
    return await work(embeddedUrl(dataDir))
  } finally {
    await server.stop()
  }
}
