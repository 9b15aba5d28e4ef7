import type { Server } from 'node:http'
import { pathToFileURL } from 'node:url'
import { readConfig, type Config } from '#server/platform/config/config.ts'
import { createLog } from '#server/platform/log.ts'
import { paths } from '#server/paths.ts'
import { builtAdminPage } from '#server/routes/admin-routes.ts'
import { createConnections } from '#server/platform/http/connections.ts'
import { announcement } from './announcement.ts'
import { isExpected } from './expected-failures.ts'
import { openProgram, type Program } from './program.ts'
import { runProgram } from './running-program.ts'
import { pageRenderer, type Renderer } from './ssr/page-renderer.ts'
import { startupHandlers } from './startup-handler.ts'
import { createShutdown } from './shutdown.ts'

await main().catch(stopWithOneLine)

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const connections = createConnections(startupHandlers(config.siteUrl))
  const { server } = connections
  await listen(server, config)
  const shutdown = createShutdown({ connections, log, delay: config.stopDelay })
  const renderer = loadRenderer()
  const pages = {
    openRenderer: pageRenderer(() => renderer),
    adminPage: builtAdminPage(paths.adminBuild),
    assets: { site: paths.siteBuild, admin: paths.adminBuild, offline: paths.offlineBuild },
  }
  await runProgram({
    siteUrl: config.siteUrl,
    log,
    handleWith: connections.handleWith,
    open: (restores) => openProgram({ config, log, pages, restores }),
    onOpening: shutdown.closes,
    isStopping: shutdown.hasBegun,
    onOpen: (program) => announce(config, server, program),
    onFailure: stopWithOneLine,
  })
}

/** Loads while the database opens. */
async function loadRenderer(): Promise<Renderer> {
  const built = (await import(pathToFileURL(paths.renderer).href)) as { default: Renderer }
  return built.default
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

function announce(config: Config, server: Server, { passwordToken }: Program): void {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  process.stdout.write(announcement(config, { port, state: 'is ready', passwordToken }))
}

function stopWithOneLine(error: unknown): void {
  process.stderr.write(`${oneLine(error)}\n`)
  process.exit(1)
}

function oneLine(error: unknown): string {
  if (isExpected(error)) return error.message
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'PORT: the port is already in use; choose another one'
  if (code === 'EACCES' && syscall === 'listen') return 'PORT: this port needs more rights; choose one above 1023'
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return 'HOST: this machine has no such address'
  return error instanceof Error ? (error.stack ?? message) : String(error)
}
