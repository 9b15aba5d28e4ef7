import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseAccount, chownCluster } from '#server/db/embedded/account.ts'
import { packagedBinaries } from '#server/db/embedded/binaries.ts'
import { asArguments, serverSettings } from '#server/db/embedded/settings.ts'
import { freePort, type TestServer } from '#tests/support/database/test-server.ts'
import { runServer } from './run-server.ts'

/** A primary is started with these. */
export const primarySettings = { wal_level: 'replica', max_wal_senders: '4' }

export interface Replica {
  /** @returns the URL of one of its databases. */
  urlOf: (database: string) => string
  stop: () => Promise<void>
}

/** Starts a streaming replica of a server. */
export async function startReplica(primary: TestServer): Promise<Replica> {
  const folder = mkdtempSync(join(tmpdir(), 'hatheli-replica-'))
  const cluster = join(folder, 'cluster')
  await primary.whileStopped(() => cpSync(primary.cluster, cluster, { recursive: true }))
  const { username, password, port } = new URL(primary.urlOf('postgres'))
  chmodSync(cluster, 0o700)
  writeFileSync(join(cluster, 'standby.signal'), '')
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  const { postgres } = await packagedBinaries()
  const replicaPort = await freePort()
  const settings = {
    ...serverSettings,
    max_connections: '60',
    listen_addresses: '127.0.0.1',
    hot_standby: 'on',
    port: String(replicaPort),
    unix_socket_directories: folder,
    primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
  }
  const account = chooseAccount(postgres, cluster)
  chownCluster(cluster, account)
  const [program, ...args] = [...account.prefix, postgres, '-D', cluster, ...asArguments(settings)]
  const running = await runServer(program!, args, replicaPort, { ...account.owner, cwd: '/', stopSignal: 'SIGINT' })
  let stopped: Promise<void> | null = null
  return {
    urlOf: (database) => primary.urlOf(database).replace(`:${port}/`, `:${replicaPort}/`),
    stop: () => (stopped ??= running.stop().finally(() => rmSync(folder, { recursive: true, force: true }))),
  }
}
