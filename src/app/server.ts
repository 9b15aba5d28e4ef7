import { getRequestListener } from '@hono/node-server'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig, type Config } from '#server/config.ts'
import { DatabaseUnavailable } from '#server/db/database.ts'
import { StorageUnavailable } from '#server/files/storage.ts'
import { createLog } from '#server/log.ts'
import { builtAdminPage } from '#server/http/admin-routes.ts'
import { idleConnection } from '#server/http/whole-answer.ts'
import { openProgram } from './program.ts'
import { openRenderPool } from './render-pool.ts'
import { startingGate, type StartingGate } from './starting-gate.ts'

const siteBuild = fileURLToPath(new URL('../../dist/client', import.meta.url))
const adminBuild = fileURLToPath(new URL('../../dist/admin', import.meta.url))

/** Requests without a body, nearly all of them, need no stream for it. */
const connections = { optimizeEmptyRequests: true, keepAliveTimeout: idleConnection }

/** Time for open requests to finish after a stop signal, milliseconds. */
const drainTime = 10_000

await main().catch(stopWithOneLine)

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const gate = startingGate()
  const server = await listen(config, gate)
  const program = await openProgram(config, log, {
    renderer: openRenderPool(log),
    adminPage: builtAdminPage(adminBuild),
    assets: { site: siteBuild, admin: adminBuild },
  })
  gate.open(program)
  announce(config, server)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    program.drain()
    server.close(() => void program.close().then(() => process.exit(0)))
    setTimeout(() => void program.close().then(() => process.exit(0)), drainTime).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** What is kept in memory is given at once; everything else goes through the routes. */
function listen({ port, host }: Config, gate: StartingGate): Promise<Server> {
  const toRoutes = getRequestListener(gate.fetch)
  const server = createServer(connections, (request, response) => {
    if (!gate.answerAtOnce(request, response)) void toRoutes(request, response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

function announce(config: Config, server: Server): void {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  process.stdout.write(`\n  ${config.profile.brand_name} is ready: http://${config.host}:${port}\n\n`)
}

function stopWithOneLine(error: unknown): void {
  process.stderr.write(`${oneLine(error)}\n`)
  process.exit(1)
}

function oneLine(error: unknown): string {
  const expected = [ConfigError, DatabaseUnavailable, StorageUnavailable]
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'PORT: the port is already in use; choose another one'
  if (code === 'EACCES') return 'PORT: this port needs more rights; choose one above 1023'
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return 'HOST: this machine has no such address'
  return error instanceof Error ? (error.stack ?? message) : String(error)
}
