import { randomUUID } from 'node:crypto'
import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { Hono, type Context } from 'hono'
import { contract } from '#contract/router.ts'
import type { ApiContext, ApiParts } from '../catalogue/shell/context.ts'
import { apiRouter } from '../catalogue/api-router.ts'
import { rpcPath } from './api-errors.ts'
import { docsRoutes } from './docs-routes.ts'
import type { VisitorEnv } from './visitors.ts'

/** The API under /api: REST for everybody, RPC for our own pages, its description and a page to browse it. */
export function apiRoutes(parts: ApiParts): Hono<VisitorEnv> {
  // Around the call itself: a body that cannot be read at all is the caller's fault and stays a 400.
  const clientInterceptors = [
    <T>({ next }: { next: () => Promise<T> }) => next().catch((error: unknown) => hideUnexpected(error, parts)),
  ]
  const rest = new OpenAPIHandler(apiRouter, { clientInterceptors })
  const rpc = new RPCHandler(apiRouter, { clientInterceptors })
  return new Hono<VisitorEnv>()
    .get('/openapi.json', async (c) => c.json(await describe(parts)))
    .route('/docs', docsRoutes())
    .use('/rpc/*', async (c, next) => {
      const { matched, response } = await rpc.handle(c.req.raw, { prefix: rpcPath, context: contextOf(parts, c) })
      return matched ? withCachePolicy(response) : next()
    })
    .use('*', async (c, next) => {
      const { matched, response } = await rest.handle(c.req.raw, { prefix: '/api', context: contextOf(parts, c) })
      return matched ? withCachePolicy(response) : next()
    })
    .all('*', (c) => c.json({ defined: false, code: 'NOT_FOUND', status: 404, message: 'Not Found' }, 404))
}

function contextOf(parts: ApiParts, c: Context<VisitorEnv>): ApiContext {
  return { ...parts, admin: c.var.visitor.admin }
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
function hideUnexpected(error: unknown, { log }: ApiParts): never {
  if (error instanceof ORPCError && error.status < 500) throw error
  const id = randomUUID()
  log.error({ id, err: error }, 'call failed')
  throw new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Something went wrong on our side.', data: { id } })
}

function describe({ profile }: ApiParts) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    info: { title: `${profile.brand_name} API`, version: '1', description: profile.tagline },
    servers: [{ url: `${profile.site_url}/api` }],
  })
}
