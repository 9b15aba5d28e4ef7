import type { Context, MiddlewareHandler, Next } from 'hono'
import type { Logger } from 'pino'
import { encodePage } from '../../page-cache/encoded-page.ts'
import type { CreatedPage, PageCache } from '../../page-cache/page-cache.ts'
import { apiKey, pageAddress } from '../../page-cache/page-key.ts'
import { readMethods } from './guards.ts'
import { cachePolicy, sendCached } from '../responses/cached-response.ts'
import type { VisitorEnv } from './session-middleware.ts'

interface CacheParts {
  cache: PageCache<Response> | null
  log: Logger
}

/** Caches public calls of the API until content changes, as pages are. The admin's are not: drafts may be in them. */
export function cacheApi({ cache, log }: CacheParts): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    const key = readMethods.includes(c.req.method) ? apiKey(c.req.url) : null
    if (!cache || key === null || (await c.var.visitor.admin())) return next()
    return respond(c, next, key, cache, log)
  }
}

/** Caches files made of published content, such as the sitemap; they are the same for every visitor. */
export function cacheFile({ cache, log }: CacheParts): MiddlewareHandler {
  return async (c, next) => {
    const { key, cacheable } = pageAddress(new URL(c.req.url))
    return cache && cacheable ? respond(c, next, key, cache, log) : next()
  }
}

async function respond(c: Context, next: Next, key: string, cache: PageCache<Response>, log: Logger): Promise<void> {
  const served = await cache.getOrCreate(key, () => createResponse(c, next))
  c.res = served.kind === 'page' ? sendCached(c, served.page, served.result, log) : served.other.clone()
}

/** The response of the next handlers, removed from the context, since other requests may wait for it too. */
async function createResponse(c: Context, next: Next): Promise<CreatedPage<Response>> {
  await next()
  const other = c.res
  c.res = undefined
  const failed = other.status >= 500
  if (other.status !== 200) return { page: null, other, failed }
  const type = other.headers.get('content-type') ?? 'application/json'
  const bytes = new Uint8Array(await other.arrayBuffer())
  return { page: await encodePage(bytes, { 'content-type': type, ...cachePolicy }), other, failed }
}
