import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { chooseAccount } from '#server/platform/db/embedded/account.ts'
import { packagedBinaries } from '#server/platform/db/embedded/binaries.ts'
import { ensureCluster, superuser } from '#server/platform/db/embedded/cluster.ts'
import { startServer, type ServerProcess } from '#server/platform/db/embedded/server-process.ts'
import { serverSettings } from '#server/platform/db/embedded/settings.ts'
import { makeSocketFolder, socketUrl } from '#server/platform/db/embedded/socket-folder.ts'
import { createLog } from '#server/platform/log.ts'

/** A PostgreSQL server for one test run. */
export interface TestServer {
  /** @returns the URL of one of its databases. */
  urlOf: (database: string) => string
  stop: () => Promise<void>
}

/** No durability is needed. The unusual time zone reveals code that treats a timestamp as text. */
const testSettings = {
  ...serverSettings,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '60',
  listen_addresses: '127.0.0.1',
  timezone: 'America/St_Johns',
}

const tester = 'tester'
const attempts = 3

/**
 * Starts the embedded PostgreSQL in a temporary folder, reachable over TCP with a password like a server that
 * `DATABASE_URL` names. It ends with this process, however that ends.
 */
export async function startTestServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hatheli-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const password = randomBytes(12).toString('hex')
    const { port, server } = await startOnFreePort(folder, password)
    return {
      urlOf: (database) => `postgresql://${tester}:${password}@127.0.0.1:${port}/${database}`,
      stop: async () => {
        await server.stop()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** Another process may take the port between the check and the start. */
async function startOnFreePort(folder: string, password: string) {
  const { initdb, postgres } = await packagedBinaries()
  const cluster = join(folder, 'cluster')
  const account = chooseAccount(postgres, cluster)
  const socketFolder = join(folder, 'socket')
  ensureCluster(cluster, { initdb, postgres }, account)
  makeSocketFolder(socketFolder, account.owner)
  allowPasswords(join(cluster, 'pg_hba.conf'))
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const settings = { ...testSettings, port: String(port), unix_socket_directories: socketFolder }
    try {
      const server = await startServer({ postgres, account, cluster, settings, log: createLog('silent') })
      await createTester(socketFolder, port, password, server)
      return { port, server }
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

/** Prepends its rule, as PostgreSQL uses the first one that matches. */
function allowPasswords(rules: string): void {
  writeFileSync(rules, `host all ${tester} 127.0.0.1/32 scram-sha-256\n${readFileSync(rules, 'utf8')}`)
}

async function createTester(folder: string, port: number, password: string, server: ServerProcess): Promise<void> {
  const client = new pg.Client({ connectionString: `${socketUrl(folder, superuser, 'postgres')}&port=${port}` })
  try {
    await client.connect()
    await client.query(`create role ${tester} superuser login password ${pg.escapeLiteral(password)}`)
    await client.end()
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** @returns a port of the loopback interface that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
