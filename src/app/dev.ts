import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import type { RenderPage } from '#server/http/page-routes.ts'
import { openProgram } from './program.ts'

/** `npm run dev`: the program with pages and browser code from Vite, reloaded as files change. */
const config = readConfig({ NODE_ENV: 'development', ...process.env })
const log = createLog(config.logLevel)
const server = createServer()
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, ws: { server } } })
const program = await openProgram(config, log, { render: renderWith(vite), assets: null })
const answer = getRequestListener((request) => program.fetch(request, {}))

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response))
})
server.listen(config.port, config.host, () => {
  process.stdout.write(`\n  ${config.profile.brand_name} in development: http://${config.host}:${config.port}\n\n`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void program.close().then(() => process.exit(0)))
}

function renderWith({ environments }: ViteDevServer): RenderPage {
  return async (request) => {
    const environment = environments.ssr
    if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('no environment to render in')
    const module = (await environment.runner.import('/src/app/render.ts')) as { default: { fetch: RenderPage } }
    return module.default.fetch(request)
  }
}
