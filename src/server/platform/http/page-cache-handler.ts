import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import { hasSession } from '../auth/visitor.ts'
import type { Config } from '../config/config.ts'
import { chooseEncoding } from '../page-cache/encoded-page.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { keyOfRequest } from '../page-cache/page-key.ts'
import { matchesEtag } from './responses/etag.ts'
import { cachedHeaders } from './responses/cached-response.ts'
import { countFrom } from './metrics/metrics.ts'
import { commonHeaderValues } from './middleware/security-headers.ts'

/**
 * Responds from the page cache.
 * @returns false where the request has to go through the routes; nothing was sent then.
 */
export type ServeCached = (request: IncomingMessage, response: ServerResponse) => boolean

/** Dependencies of serving from the cache. */
interface PageCacheParts {
  /** Null where nothing is cached. */
  cache: PageCache<unknown> | null
  config: Pick<Config, 'siteUrl'>
  metrics: Registry
  views: { ofCached(request: IncomingMessage): void }
}

/**
 * Most requests are hits; for them guards, routes and web-standard objects would cost several times what the response
 * itself does (docs/decisions/0017). Misses, requests with a session and stale pages go through the routes.
 */
export function pageCacheHandler({ cache, config, metrics, views }: PageCacheParts): ServeCached {
  if (!cache) return () => false
  const common = commonHeaderValues(config.siteUrl)
  let hits = 0
  countFrom(metrics, 'http_cached_responses_total', 'Responses from the page cache, before any routing', () => hits)
  return (request, response) => {
    const { method, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || hasSession(headers.cookie)) return false
    const key = keyOfRequest(request.url ?? '')
    const page = key === null ? null : cache.get(key)
    if (page === null) return false
    hits += 1
    views.ofCached(request)
    const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined)
    const head = { ...cachedHeaders(page, encoding, 'hit'), ...common }
    if (matchesEtag(headers['if-none-match'], page.etags[encoding])) {
      response.writeHead(304, head).end()
    } else {
      const body = page.bodies[encoding]
      response.writeHead(200, { ...head, 'content-length': body.length })
      response.end(method === 'HEAD' ? undefined : body)
    }
    return true
  }
}
