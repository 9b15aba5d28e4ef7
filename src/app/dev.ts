import { getRequestListener } from '@hono/node-server'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { readConfig } from '#server/platform/config/config.ts'
import { createLog } from '#server/platform/log.ts'
import type { Handlers } from '#server/platform/http/connections.ts'
import type { AdminPage } from '#server/routes/admin-routes.ts'
import { announcement } from './announcement.ts'
import { openProgram, type PageSource, type Program } from './program.ts'
import { runProgram } from './running-program.ts'
import { pageRenderer, type Renderer } from './ssr/page-renderer.ts'
import type * as Built from './ssr/render.ts'

/** `npm run dev`: the program with pages and browser code from Vite, with hot reload. */
const config = readConfig(process.env, { isDevelopment: true })
const log = createLog(config.logLevel)
const server = createServer()
const site = await createVite({ appType: 'custom', server: { middlewareMode: true, ws: { server } } })
const admin = await createVite({
  configFile: 'vite.admin.config.ts',
  appType: 'custom',
  server: { middlewareMode: true, ws: { server } },
})
const pages: PageSource = {
  openRenderer: pageRenderer(() => loadRenderer(site)),
  adminPage: adminPageOf(admin),
  assets: null,
}
let handlers: Handlers
let program: Program
await runProgram({
  siteUrl: config.siteUrl,
  log,
  handleWith: (next) => (handlers = next),
  open: (restores) => openProgram({ config, log, pages, restores }),
  onOpening: () => {},
  isStopping: () => false,
  onOpen: (opened) => (program = opened),
  onFailure: (error) => {
    throw error
  },
})
const handleRequest = getRequestListener((request) => handlers.fetch(request, {}))

server.on('request', (request, response) => {
  // Vite removes its base from the URL, but the program needs all of it.
  const { url } = request
  const toProgram = () => {
    request.url = url
    void handleRequest(request, response)
  }
  if (request.url?.startsWith('/admin')) admin.middlewares(request, response, toProgram)
  else site.middlewares(request, response, toProgram)
})
server.listen(config.port, config.host, () => {
  const { passwordToken } = program
  process.stdout.write(announcement(config, { port: config.port, state: 'in development', passwordToken }))
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void program.close().then(() => process.exit(0)))
}

/** As it is now in the sources; pages are not prefetched. */
async function loadRenderer({ environments }: ViteDevServer): Promise<Renderer> {
  const environment = environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('no environment to render in')
  const { default: renderer } = (await environment.runner.import('/src/app/ssr/render.ts')) as typeof Built
  return { fetch: (request, api) => renderer.fetch(request, api, false) }
}

function adminPageOf(vite: ViteDevServer): AdminPage {
  const template = new URL('./admin/index.html', import.meta.url)
  return async (path) => vite.transformIndexHtml(path, await readFile(template, 'utf8'))
}
