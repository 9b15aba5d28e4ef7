import type { Context } from 'hono'
import type { Logger } from 'pino'
import { chooseEncoding, type EncodedPage } from '#server/page-cache/encoded-page.ts'
import { matchesEtag } from './etag.ts'

/**
 * Browsers ask each time whether their copy still holds; a shared cache in front may give its copy for a minute, and
 * for a day while this server is away.
 */
export const cachePolicy = {
  'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=600, stale-if-error=86400',
}

/** What the header `Cache-Status` (RFC 9211) says of each way in which a page came. */
export const cacheStatus = {
  hit: 'hatheli; hit',
  made: 'hatheli; fwd=miss; stored',
  passed: 'hatheli; fwd=miss',
  stale: 'hatheli; hit; detail=stale',
  down: 'hatheli; hit; detail=stale',
}

/** @returns a page, or an answer of the API, from the cache as this client can read it; 304 where it has it already. */
export function sendCached(c: Context, page: EncodedPage, how: keyof typeof cacheStatus, log: Logger): Response {
  if (how === 'stale') log.error({ path: c.req.path }, 'page could not be made; the last good one is given')
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const etag = page.etags[encoding]
  const headers = new Headers({
    ...page.headers,
    etag,
    vary: 'accept-encoding',
    'cache-status': cacheStatus[how],
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  if (how === 'stale' || how === 'down') headers.set('cache-control', 'no-cache')
  if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const body = page.bodies[encoding]
  headers.set('content-length', String(body.length))
  return new Response(c.req.method === 'HEAD' ? null : body, { headers })
}
