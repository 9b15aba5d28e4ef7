import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { finishPage } from '../page-cache/finished-page.ts'
import type { MadePage, PageCache } from '../page-cache/page-cache.ts'
import { apiKey } from '../page-cache/page-key.ts'
import { readMethods } from './guards.ts'
import { keptPolicy, sendKept } from './kept-answers.ts'
import type { VisitorEnv } from './visitors.ts'

/** What keeping reads of the API needs. */
interface KeptReadsParts {
  cache: PageCache<Response> | null
  log: Logger
}

/**
 * Public reads of the API are answered from memory until content changes, as pages are. The admin's are not: drafts
 * may be in them.
 */
export function keptReads({ cache, log }: KeptReadsParts): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    const key = cache && readMethods.includes(c.req.method) ? apiKey(c.req.url) : null
    if (!cache || key === null || (await c.var.visitor.admin())) return next()
    const served = await cache.serve(key, () => makeAnswer(c, next))
    c.res = served.kind === 'page' ? sendKept(c, served.page, served.how, log) : served.other.clone()
    return undefined
  }
}

/** The answer of the handlers behind, taken off the context: others may be waiting for it too. */
async function makeAnswer(c: Context<VisitorEnv>, next: () => Promise<void>): Promise<MadePage<Response>> {
  await next()
  const other = c.res
  c.res = undefined
  const failed = other.status >= 500
  if (other.status !== 200) return { page: null, other, failed }
  const type = other.headers.get('content-type') ?? 'application/json'
  return { page: await finishPage(await other.text(), { 'content-type': type, ...keptPolicy }), other, failed }
}
