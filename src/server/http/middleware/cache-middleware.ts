import type { Context, MiddlewareHandler, Next } from 'hono'
import type { Logger } from 'pino'
import { encodePage } from '#server/page-cache/encoded-page.ts'
import type { MadePage, PageCache } from '#server/page-cache/page-cache.ts'
import { apiKey } from '#server/page-cache/page-key.ts'
import { readMethods } from './guards.ts'
import { cachePolicy, sendCached } from '../responses/cached-response.ts'
import { pageAddress } from '../page-keys.ts'
import type { VisitorEnv } from './session-middleware.ts'

/** What keeping reads of the API needs. */
interface CacheParts {
  cache: PageCache<Response> | null
  log: Logger
}

/**
 * Public reads of the API are answered from memory until content changes, as pages are. The admin's are not: drafts
 * may be in them.
 */
export function cacheApi({ cache, log }: CacheParts): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    const key = readMethods.includes(c.req.method) ? apiKey(c.req.url) : null
    if (!cache || key === null || (await c.var.visitor.admin())) return next()
    return fromCache(c, next, key, cache, log)
  }
}

/** Files made of what is published, such as the sitemap: kept as well, and the same for everybody. */
export function cacheFile({ cache, log }: CacheParts): MiddlewareHandler {
  return async (c, next) => {
    const { key, keepable } = pageAddress(new URL(c.req.url))
    return cache && keepable ? fromCache(c, next, key, cache, log) : next()
  }
}

async function fromCache(c: Context, next: Next, key: string, cache: PageCache<Response>, log: Logger): Promise<void> {
  const served = await cache.serve(key, () => makeAnswer(c, next))
  c.res = served.kind === 'page' ? sendCached(c, served.page, served.how, log) : served.other.clone()
}

/** The answer of the handlers behind, taken off the context: others may be waiting for it too. */
async function makeAnswer(c: Context, next: Next): Promise<MadePage<Response>> {
  await next()
  const other = c.res
  c.res = undefined
  const failed = other.status >= 500
  if (other.status !== 200) return { page: null, other, failed }
  const type = other.headers.get('content-type') ?? 'application/json'
  const bytes = new Uint8Array(await other.arrayBuffer())
  return { page: await encodePage(bytes, { 'content-type': type, ...cachePolicy }), other, failed }
}
