import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import { hasSession } from '../auth/visitor.ts'
import type { Config } from '../config/config.ts'
import { chooseEncoding, encodings, recompress, type Encoding, type EncodedPage } from '../page-cache/encoded-page.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { keyOfRequest } from '../page-cache/page-key.ts'
import { matchesEtag } from './responses/etag.ts'
import { cacheStatus } from './responses/cached-response.ts'
import { countFrom } from './metrics/metrics.ts'
import { commonHeaderValues } from './middleware/security-headers.ts'
import type { PageViews } from './page-views.ts'
import { rawResponse, type SendRaw } from '../engine/raw-response.ts'
import { usualLimits } from './connection-limits.ts'

/**
 * Responds from the page cache.
 * @returns false where the request has to go through the routes; nothing was sent then.
 */
export type ServeCached = (request: IncomingMessage, response: ServerResponse) => boolean

/** What serving from the cache needs. */
interface PageCacheParts {
  /** Null where nothing is cached. */
  cache: PageCache<unknown> | null
  config: Pick<Config, 'siteUrl' | 'engineTricks'>
  metrics: Registry
  views: PageViews
}

/** A page with this many hits is recompressed in fewer bytes, and prepared with its head. */
const hitsToRecompress = 10

/**
 * Most requests are hits; for them guards, routes and web-standard objects would cost several times what the response
 * itself does (docs/decisions/0017, 0022). Everything else goes through the routes: misses, whoever has a session,
 * stale pages.
 */
export function pageCacheHandler({ cache, config, metrics, views }: PageCacheParts): ServeCached {
  if (!cache) return () => false
  const common = commonHeaderValues(config.siteUrl)
  let hits = 0
  countFrom(metrics, 'http_cached_responses_total', 'Responses from the page cache, before any routing', () => hits)
  /** Derived from a cached page, and dropped with it. */
  const prepared = new WeakMap<EncodedPage, Prepared>()
  let recompressing = Promise.resolve()

  /** One at a time, so that requests come first. */
  async function recompressAfter(previous: Promise<void>, key: string, page: EncodedPage): Promise<void> {
    await previous
    if (!cache || cache.get(key) !== page) return
    const smaller = await recompress(page).catch(() => null)
    if (!smaller) return
    const [withHeads, sends] = config.engineTricks ? prependHeads(smaller, common) : [smaller, null]
    prepared.set(withHeads, { heads: headsOf(withHeads, common), hits: hitsToRecompress, sends })
    cache.replace(key, page, withHeads)
  }

  return (request, response) => {
    const { method, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || hasSession(headers.cookie)) return false
    const key = keyOfRequest(request.url ?? '')
    const page = key === null ? null : cache.get(key)
    if (key === null || page === null) return false
    hits += 1
    views.ofCached(request)
    let entry = prepared.get(page)
    if (!entry) prepared.set(page, (entry = { heads: headsOf(page, common), hits: 0, sends: null }))
    entry.hits += 1
    if (entry.hits === hitsToRecompress) recompressing = recompressAfter(recompressing, key, page)
    const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined)
    const { ok, notModified } = entry.heads[encoding]
    if (matchesEtag(headers['if-none-match'], page.etags[encoding])) {
      response.writeHead(304, notModified).end()
    } else if (method === 'HEAD') {
      response.writeHead(200, ok).end()
    } else if (!entry.sends?.[encoding](response)) {
      response.writeHead(200, ok).end(page.bodies[encoding])
    }
    return true
  }
}

interface Prepared {
  heads: Heads
  hits: number
  /** For a recompressed page. */
  sends: Record<Encoding, SendRaw> | null
}

/** Raw headers: name and value alternate. */
type Heads = Record<Encoding, { ok: string[]; notModified: string[] }>

/** @returns the page with head and body of each encoding in one buffer, and functions that send it. */
function prependHeads(page: EncodedPage, common: Record<string, string>): [EncodedPage, Record<Encoding, SendRaw>] {
  const heads = headsOf(page, common)
  const { identity, br, gzip } = mapEncodings((each) =>
    rawResponse(heads[each].ok, page.bodies[each], usualLimits.idle),
  )
  return [
    { ...page, bodies: { identity: identity.body, br: br.body, gzip: gzip.body } },
    { identity: identity.send, br: br.send, gzip: gzip.send },
  ]
}

function mapEncodings<T>(map: (encoding: Encoding) => T): Record<Encoding, T> {
  return Object.fromEntries(encodings.map((each) => [each, map(each)])) as Record<Encoding, T>
}

function headsOf(page: EncodedPage, common: Record<string, string>): Heads {
  return mapEncodings((encoding) => headOf(page, encoding, common))
}

function headOf({ headers, etags, bodies }: EncodedPage, encoding: Encoding, common: Record<string, string>) {
  const notModified = Object.entries({
    ...headers,
    ...common,
    etag: etags[encoding],
    vary: 'accept-encoding',
    'cache-status': cacheStatus.hit,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }).flat()
  return { notModified, ok: [...notModified, 'content-length', String(bodies[encoding].length)] }
}
