import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { Hono, type Context } from 'hono'
import { changeHeader } from '#contract/http/change-header.ts'
import { idempotencyHeader } from '#contract/http/idempotency.ts'
import { personHeader, readPerson } from '#contract/http/person-header.ts'
import type { ApiContext, ApiParts } from '#server/api/context.ts'
import { apiRouter } from './api-router.ts'
import { memoizeAsync } from '#server/platform/memoize-async.ts'
import type { PageCache } from '#server/platform/page-cache/page-cache.ts'
import { rpcPath } from '../../platform/http/responses/api-errors.ts'
import { apiInfo, describeApi } from './describe-api.ts'
import { docsRoutes } from './docs-routes.ts'
import { cacheApi } from '../../platform/http/middleware/cache-middleware.ts'
import { publicErrors } from '../../platform/http/responses/public-errors.ts'
import { retryAfter } from '../../platform/http/responses/server-failure.ts'
import type { VisitorEnv } from '../../platform/http/middleware/session-middleware.ts'

interface ApiEnv extends VisitorEnv {
  Variables: VisitorEnv['Variables'] & { change?: number }
}

/** Public REST, RPC for our own pages, the OpenAPI document and its reference page. */
export function apiRoutes(parts: ApiParts, cache: PageCache<Response> | null): Hono<ApiEnv> {
  const contextOf = contextFor(parts)
  const rest = new OpenAPIHandler(apiRouter, interceptorsOf(parts))
  const rpc = new RPCHandler(apiRouter, interceptorsOf(parts))
  const description = memoizeAsync(async () => describeApi((await parts.settings.read()).profile))
  return new Hono<ApiEnv>()
    .route('/docs', docsRoutes())
    .use('*', cacheApi({ cache, log: parts.log }))
    .get('/openapi.json', async (c) => {
      const { profile } = await parts.settings.read()
      return c.json({ ...(await description()), info: apiInfo(profile) })
    })
    .use('/rpc/*', async (c, next) => {
      const { matched, response } = await rpc.handle(requestOf(c), { prefix: rpcPath, context: contextOf(c) })
      return matched ? withHeaders(c, response) : next()
    })
    .use('*', async (c, next) => {
      const { matched, response } = await rest.handle(requestOf(c), { prefix: '/api', context: contextOf(c) })
      return matched ? withHeaders(c, response) : next()
    })
    .all('*', (c) => c.json({ defined: false, code: 'NOT_FOUND', status: 404, message: 'Not Found' }, 404))
}

/** oRPC handles no HEAD: it is handled as a GET, and the body is dropped at the end. */
function requestOf({ req: { method, url, raw } }: Context): Request {
  return method === 'HEAD' ? new Request(url, { headers: raw.headers }) : raw
}

function contextFor(parts: ApiParts): (c: Context<ApiEnv>) => ApiContext {
  return (c) => {
    const { visitor } = c.var
    const onChange = (id: number) => c.set('change', id)
    const person = readPerson(c.req.header(personHeader))
    return { ...parts, admin: visitor.admin, person, idempotencyKey: c.req.header(idempotencyHeader), onChange }
  }
}

/** A browser may store a response, but has to revalidate it. That of a write names the change that it left. */
function withHeaders(c: Context<ApiEnv>, response: Response): Response {
  if (response.ok && c.var.change) response.headers.set(changeHeader, String(c.var.change))
  response.headers.set('cache-control', response.ok ? 'no-cache' : 'no-store')
  if (response.status === 503) response.headers.set('retry-after', retryAfter)
  return response
}

/** One for each handler, since they add to it. */
function interceptorsOf(parts: ApiParts) {
  return {
    interceptors: [<T>({ next }: Next<T>) => next().catch((error: unknown) => noteUnreadable(error, parts))],
    // Only around the call: an unreadable body is the caller's error and stays a 400.
    clientInterceptors: [publicErrors(parts.log)],
  }
}

interface Next<T> {
  next: () => Promise<T>
}

/** For errors outside of the call: reading its input or writing its response. */
function noteUnreadable(error: unknown, { log }: ApiParts): never {
  if (!(error instanceof ORPCError)) log.warn({ err: error }, 'call could not be read or answered')
  throw error
}
