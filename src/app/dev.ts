import { getRequestListener } from '@hono/node-server'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { MessageChannel } from 'node:worker_threads'
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { readConfig } from '#server/config/config.ts'
import { createLog } from '#server/log.ts'
import type { AdminPage } from '#server/http/routes/admin-routes.ts'
import { announcement } from './announcement.ts'
import { openProgram, type OpenRenderer } from './program.ts'
import { createApiServer } from './ssr/api-server.ts'
import { connectApi } from './ssr/job-api.ts'
import type * as Renderer from './ssr/render.ts'

/** Milliseconds per API call. */
const callTimeout = 10_000

/** `npm run dev`: the program with pages and browser code from Vite, with hot reload. */
const config = readConfig({ NODE_ENV: 'development', ...process.env })
const log = createLog(config.logLevel)
const server = createServer()
const site = await createVite({ appType: 'custom', server: { middlewareMode: true, ws: { server } } })
const admin = await createVite({
  configFile: 'vite.admin.config.ts',
  appType: 'custom',
  server: { middlewareMode: true, ws: { server } },
})
const program = await openProgram(config, log, {
  openRenderer: rendererOf(site),
  adminPage: adminPageOf(admin),
  assets: null,
})
const handleRequest = getRequestListener((request) => program.fetch(request, {}))

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

/** Renders in the main thread, with API calls through a port as in the workers, and without a cache. */
function rendererOf({ environments }: ViteDevServer): OpenRenderer {
  return (contextOf) => {
    const server = createApiServer(contextOf, callTimeout)
    const { port1, port2 } = new MessageChannel()
    server.connect(port1)
    const createJobApi = connectApi(port2, null)
    return {
      render: (request, visitor, preview = null) =>
        server.runFor({ visitor, preview }, async (privateJob) => {
          const { api, failures } = createJobApi(privateJob)
          const { default: renderer } = await load()
          return { ...(await renderer.fetch(request, api, false)), ...failures }
        }),
      contentChanged: () => {},
      close: async () => port1.close(),
    }
  }

  function load() {
    const environment = environments.ssr
    if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('no environment to render in')
    return environment.runner.import('/src/app/ssr/render.ts') as Promise<typeof Renderer>
  }
}

function adminPageOf(vite: ViteDevServer): AdminPage {
  const template = new URL('./admin/index.html', import.meta.url)
  return async (path) => vite.transformIndexHtml(path, await readFile(template, 'utf8'))
}
