import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import { hasSession } from '../auth/visitor.ts'
import { chooseEncoding, encodings, pressPage, type Encoding, type FinishedPage } from '../page-cache/finished-page.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { matchesEtag } from './etag.ts'
import { cacheStatus } from './kept-answers.ts'
import { countFrom } from './metrics.ts'
import { keyOfRequest } from './page-keys.ts'
import { commonHeaderValues } from './security-headers.ts'
import { wholeAnswer, type SendWhole } from './whole-answer.ts'

/** Answers a request if that takes no more than looking into memory. @returns whether it did. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

/** What answering at once needs. */
interface KeptParts {
  /** Finished pages and answers of the API; null where nothing is kept. */
  cache: PageCache<unknown> | null
  metrics: Registry
}

/** A page that was given this often since content changed is worth pressing harder, and keeping with its head. */
const oftenGiven = 10

/**
 * Pages that are kept are most of what is asked for; for them the way through guards, routes and web-standard objects
 * costs several times what the answer itself does. Everything else, whoever has a session, and whatever is not of the
 * current content goes that way.
 */
export function answerAtOnce({ cache, metrics }: KeptParts): AnswerAtOnce {
  if (!cache) return () => false
  let given = 0
  countFrom(metrics, 'http_kept_answers_total', 'Answers given from memory, before any routing', () => given)
  const known = new WeakMap<FinishedPage, { heads: Heads; given: number }>()
  let pressing = Promise.resolve()
  /** One after the other: the processor is there for those who wait. */
  const press = async (key: string, page: FinishedPage, others: Promise<void>) => {
    await others
    if (cache.current(key) !== page) return
    const pressed = await pressPage(page).catch(() => null)
    if (!pressed) return
    known.set(pressed, { heads: headsOf(pressed), given: oftenGiven })
    cache.replace(key, page, pressed)
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
    if (!ofPage) known.set(page, (ofPage = { heads: headsOf(page), given: 0 }))
    ofPage.given += 1
    if (ofPage.given === oftenGiven) pressing = press(key, page, pressing)
    const { whole, unchanged, send } = ofPage.heads[encoding]
    if (matchesEtag(headers['if-none-match'], page.etags[encoding])) {
      response.writeHead(304, unchanged).end()
    } else if (method === 'HEAD') {
      response.writeHead(200, whole).end()
    } else if (ofPage.given < oftenGiven || !send(response)) {
      response.writeHead(200, whole).end(page.bodies[encoding])
    }
    return true
  }
}

/** Header lines as Node writes them, name and value in turn. */
type Heads = Record<Encoding, { whole: string[]; unchanged: string[]; send: SendWhole }>

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
  const whole = [...unchanged, 'content-length', String(bodies[encoding].length)]
  return { unchanged, whole, send: wholeAnswer(whole, bodies[encoding]) }
}
