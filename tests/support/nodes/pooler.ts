import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#tests/support/database/test-server.ts'
import { ensureProgram } from '../../../scripts/debian.mjs'
import { runServer, type RunningServer } from './run-server.ts'
import { through } from './tcp-proxy.ts'

/**
 * Starts PgBouncer in transaction mode before a database.
 * @param folder for its files.
 * @returns it with the database's address through it.
 */
export async function startPooler(url: string, folder: string): Promise<RunningServer & { url: string }> {
  const program = await ensureProgram('pgbouncer')
  const { hostname, port: serverPort, username, password } = new URL(url)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const server = `host=${hostname} port=${serverPort} user=${username} password=${password}`
  writeFileSync(
    file,
    `[databases]
* = ${server} connect_query='set statement_timeout = 30000; set idle_in_transaction_session_timeout = 60000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  )
  // It does not run as root, and reads its file again as the other user.
  chmodSync(folder, 0o755)
  chmodSync(file, 0o644)
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const running = await runServer(program, ['-q', ...account, file], port)
  return { ...running, url: through(url, { port }) }
}
