import { randomUUID } from 'node:crypto'
import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { Hono } from 'hono'
import { contract } from '#contract/router.ts'
import type { ApiContext } from '../catalogue/shell/context.ts'
import { apiRouter } from '../catalogue/api-router.ts'
import { docsRoutes } from './docs-routes.ts'

/** The API under /api: REST for everybody, RPC for our own pages, its description and a page to browse it. */
export function apiRoutes(context: ApiContext): Hono {
  const interceptors = [
    <T>({ next }: { next: () => Promise<T> }) => next().catch((error: unknown) => hideUnexpected(error, context)),
  ]
  const rest = new OpenAPIHandler(apiRouter, { interceptors })
  const rpc = new RPCHandler(apiRouter, { interceptors })
  return new Hono()
    .get('/openapi.json', async (c) => c.json(await describe(context)))
    .route('/docs', docsRoutes())
    .use('/rpc/*', async (c, next) => {
      const { matched, response } = await rpc.handle(c.req.raw, { prefix: '/api/rpc', context })
      return matched ? withCachePolicy(response) : next()
    })
    .use('*', async (c, next) => {
      const { matched, response } = await rest.handle(c.req.raw, { prefix: '/api', context })
      return matched ? withCachePolicy(response) : next()
    })
    .all('*', (c) => c.json({ defined: false, code: 'NOT_FOUND', status: 404, message: 'Not Found' }, 404))
}

/** Answers are always fresh; a browser may keep one and ask whether it still holds. */
function withCachePolicy(response: Response): Response {
  response.headers.set('cache-control', response.ok ? 'no-cache' : 'no-store')
  return response
}

/**
 * What was not foreseen is logged under an id, and only the id leaves the server.
 * @throws always: the foreseen error itself, or a plain one in its place.
 */
function hideUnexpected(error: unknown, { log }: ApiContext): never {
  if (error instanceof ORPCError && error.status < 500) throw error
  const id = randomUUID()
  log.error({ id, err: error }, 'call failed')
  throw new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Something went wrong on our side.', data: { id } })
}

function describe({ profile }: ApiContext) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    info: { title: `${profile.brand_name} API`, version: '1', description: profile.tagline },
    servers: [{ url: `${profile.site_url}/api` }],
  })
}
