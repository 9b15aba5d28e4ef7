import type { Context } from 'hono'
import type { Logger } from 'pino'
import { chooseEncoding, type EncodedPage, type Encoding } from '../../page-cache/encoded-page.ts'
import type { CacheResult } from '../../page-cache/page-cache.ts'
import { matchesEtag } from './etag.ts'

/**
 * Browsers revalidate each time; a shared cache in front may use its copy for a minute, and for a day while this server is
 * down.
 */
export const cachePolicy = {
  'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=600, stale-if-error=86400',
}

/** The header `Cache-Status` (RFC 9211) of each result. */
export const cacheStatus: Record<CacheResult, string> = {
  hit: 'hatheli; hit',
  miss: 'hatheli; fwd=miss; stored',
  unstored: 'hatheli; fwd=miss',
  stale: 'hatheli; hit; detail=stale',
  offline: 'hatheli; hit; detail=stale',
}

/** @returns the headers of a cached page that depend on encoding and result, beside its own. */
export function cachedHeaders(page: EncodedPage, encoding: Encoding, result: CacheResult): Record<string, string> {
  return {
    ...page.headers,
    etag: page.etags[encoding],
    vary: 'accept-encoding',
    'cache-status': cacheStatus[result],
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
}

/** @returns a cached page, or API response, in the encoding that this client accepts; 304 where it has it already. */
export function sendCached(c: Context, page: EncodedPage, result: CacheResult, log: Logger): Response {
  if (result === 'stale') log.error({ path: c.req.path }, 'page could not be rendered; serving the last good one')
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const headers = new Headers(cachedHeaders(page, encoding, result))
  if (result === 'stale' || result === 'offline') headers.set('cache-control', 'no-cache')
  if (matchesEtag(c.req.header('if-none-match'), page.etags[encoding]))
    return new Response(null, { status: 304, headers })
  const body = page.bodies[encoding]
  headers.set('content-length', String(body.length))
  return new Response(c.req.method === 'HEAD' ? null : body, { headers })
}
