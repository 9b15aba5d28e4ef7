import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import { hasSession } from '../auth/visitor.ts'
import { chooseEncoding, encodings, type Encoding, type FinishedPage } from '../page-cache/finished-page.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { keyOfRequest } from '../page-cache/page-key.ts'
import { matchesEtag } from './etag.ts'
import { cacheStatus } from './kept-answers.ts'
import { countFrom } from './metrics.ts'
import { commonHeaderValues } from './security-headers.ts'

/** Answers a request if that takes no more than looking into memory. @returns whether it did. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

/** What answering at once needs. */
interface KeptParts {
  /** Finished pages and answers of the API; null where nothing is kept. */
  cache: PageCache<unknown> | null
  metrics: Registry
}

/**
 * Pages that are kept are most of what is asked for; for them the way through guards, routes and web-standard objects
 * costs several times what the answer itself does. Everything else, whoever has a session, and whatever is not of the
 * current content goes that way.
 */
export function answerAtOnce({ cache, metrics }: KeptParts): AnswerAtOnce {
  if (!cache) return () => false
  let given = 0
  countFrom(metrics, 'http_kept_answers_total', 'Answers given from memory, before any routing', () => given)
  const heads = new WeakMap<FinishedPage, Heads>()
  return (request, response) => {
    const { method, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || hasSession(headers.cookie)) return false
    const key = keyOfRequest(request.url ?? '')
    const page = key === null ? null : cache.current(key)
    if (!page) return false
    given += 1
    const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined)
    let known = heads.get(page)
    if (!known) heads.set(page, (known = headsOf(page)))
    if (matchesEtag(headers['if-none-match'], page.etags[encoding])) {
      response.writeHead(304, known[encoding].unchanged).end()
    } else {
      response.writeHead(200, known[encoding].whole).end(method === 'HEAD' ? undefined : page.bodies[encoding])
    }
    return true
  }
}

/** Header lines as Node writes them, name and value in turn. */
type Heads = Record<Encoding, { whole: string[]; unchanged: string[] }>

function headsOf(page: FinishedPage): Heads {
  return Object.fromEntries(encodings.map((encoding) => [encoding, headOf(page, encoding)])) as Heads
}

function headOf({ headers, etags, bodies }: FinishedPage, encoding: Encoding) {
  const unchanged = Object.entries({
    ...headers,
    ...commonHeaderValues,
    etag: etags[encoding],
    vary: 'accept-encoding',
    'cache-status': cacheStatus.hit,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }).flat()
  return { unchanged, whole: [...unchanged, 'content-length', String(bodies[encoding].length)] }
}
