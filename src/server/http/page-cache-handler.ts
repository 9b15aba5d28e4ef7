import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import { hasSession } from '../auth/visitor.ts'
import type { Config } from '../config.ts'
import { chooseEncoding, encodings, recompress, type Encoding, type EncodedPage } from '../page-cache/encoded-page.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { matchesEtag } from './responses/etag.ts'
import { cacheStatus } from './responses/cached-response.ts'
import { countFrom } from './metrics/metrics.ts'
import { keyOfRequest } from './page-keys.ts'
import { commonHeaderValues } from './middleware/security-headers.ts'
import { rawResponse, type SendRaw } from './responses/raw-response.ts'

/** Answers a request if that takes no more than looking into memory. @returns whether it did. */
export type ServeCached = (request: IncomingMessage, response: ServerResponse) => boolean

/** What answering at once needs. */
interface PageCacheParts {
  /** Finished pages and answers of the API; null where nothing is kept. */
  cache: PageCache<unknown> | null
  config: Pick<Config, 'siteUrl'>
  metrics: Registry
}

/** A page that was given this often since content changed is worth pressing harder, and keeping with its head. */
const oftenGiven = 10

/**
 * Pages that are kept are most of what is asked for; for them the way through guards, routes and web-standard objects
 * costs several times what the answer itself does. Everything else, whoever has a session, and whatever is not of the
 * current content goes that way.
 */
export function pageCacheHandler({ cache, config, metrics }: PageCacheParts): ServeCached {
  if (!cache) return () => false
  const common = commonHeaderValues(config.siteUrl)
  let given = 0
  countFrom(metrics, 'http_kept_answers_total', 'Answers given from memory, before any routing', () => given)
  const known = new WeakMap<EncodedPage, Given>()
  let pressing = Promise.resolve()
  /** One after the other: the processor is there for those who wait. */
  const press = async (key: string, page: EncodedPage, others: Promise<void>) => {
    await others
    if (cache.current(key) !== page) return
    const pressed = await recompress(page).catch(() => null)
    if (!pressed) return
    const [whole, sends] = withHeads(pressed, common)
    known.set(whole, { heads: headsOf(whole, common), given: oftenGiven, sends })
    cache.replace(key, page, whole)
  }
  return (request, response) => {
    const { method, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || hasSession(headers.cookie)) return false
    const key = keyOfRequest(request.url ?? '')
    if (key === null) return false
    const page = cache.current(key)
    if (!page) return false
    given += 1
    const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined)
    let ofPage = known.get(page)
    if (!ofPage) known.set(page, (ofPage = { heads: headsOf(page, common), given: 0, sends: null }))
    ofPage.given += 1
    if (ofPage.given === oftenGiven) pressing = press(key, page, pressing)
    const { whole, unchanged } = ofPage.heads[encoding]
    if (matchesEtag(headers['if-none-match'], page.etags[encoding])) {
      response.writeHead(304, unchanged).end()
    } else if (method === 'HEAD') {
      response.writeHead(200, whole).end()
    } else if (!ofPage.sends?.[encoding](response)) {
      response.writeHead(200, whole).end(page.bodies[encoding])
    }
    return true
  }
}

/** What is known of a page that was given. */
interface Given {
  heads: Heads
  /** How often. */
  given: number
  /** For a page that many ask for. */
  sends: Record<Encoding, SendRaw> | null
}

/** Header lines as Node writes them, name and value in turn. */
type Heads = Record<Encoding, { whole: string[]; unchanged: string[] }>

/** @returns the same page with each body in one piece with its head, and what sends the two: there is no second copy. */
function withHeads(page: EncodedPage, common: Record<string, string>): [EncodedPage, Record<Encoding, SendRaw>] {
  const heads = headsOf(page, common)
  const { identity, br, gzip } = mapEncodings((each) => rawResponse(heads[each].whole, page.bodies[each]))
  return [
    { ...page, bodies: { identity: identity.body, br: br.body, gzip: gzip.body } },
    { identity: identity.send, br: br.send, gzip: gzip.send },
  ]
}

function mapEncodings<T>(make: (encoding: Encoding) => T): Record<Encoding, T> {
  return Object.fromEntries(encodings.map((each) => [each, make(each)])) as Record<Encoding, T>
}

function headsOf(page: EncodedPage, common: Record<string, string>): Heads {
  return mapEncodings((encoding) => headOf(page, encoding, common))
}

function headOf({ headers, etags, bodies }: EncodedPage, encoding: Encoding, common: Record<string, string>) {
  const unchanged = Object.entries({
    ...headers,
    ...common,
    etag: etags[encoding],
    vary: 'accept-encoding',
    'cache-status': cacheStatus.hit,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }).flat()
  return { unchanged, whole: [...unchanged, 'content-length', String(bodies[encoding].length)] }
}
