import type { Context } from 'hono'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { hasSession } from '../../platform/auth/visitor.ts'
import type { Config } from '../../platform/config/config.ts'
import { isCounted, opensPage, tripOfPage } from './counted-requests.ts'
import type { TripCounter } from './trip-counter.ts'
import { addressOf, clientAddress, networkOf } from '../../platform/http/middleware/client-address.ts'

/** Milliseconds for which a connection's repeated request is ignored: far less than a day. */
const repeatTime = 60_000

export type PageViews = ReturnType<typeof pageViews>

/** Reports requests that open a trip's page to the counter (docs/decisions/0066). */
export function pageViews(counter: TripCounter, { trustedProxies }: Pick<Config, 'trustedProxies'>) {
  /** The last count of a connection. */
  const lastOf = new WeakMap<Socket, { request: string; at: number }>()

  function isRepeated({ url, headers, socket }: IncomingMessage): boolean {
    const last = lastOf.get(socket)
    const request = [url, headers['user-agent'], headers['x-forwarded-for']].join('\n')
    const now = Date.now()
    if (last?.request === request && now - last.at < repeatTime) return true
    if (isView(headers)) lastOf.set(socket, { request, at: now })
    return false
  }

  function count(tripId: string, headers: IncomingHttpHeaders, address: () => string): void {
    if (!isView(headers)) return
    counter.count('seen', tripId, { network: networkOf(address()), userAgent: headers['user-agent']! })
  }

  return {
    /** For a page from the cache, which has no session and is answered before any routing. */
    ofCached(request: IncomingMessage): void {
      const { url = '', method, headers, socket } = request
      if (!url.startsWith('/trip/') || method !== 'GET' || isRepeated(request)) return
      const tripId = tripOfPage(url)
      if (tripId === null) return
      const forwarded = headers['x-forwarded-for'] as string | undefined
      count(tripId, headers, () => addressOf(socket.remoteAddress, forwarded, trustedProxies))
    },
    /** For any other page that was found. */
    ofRouted(c: Context): void {
      const tripId = c.req.method === 'GET' ? tripOfPage(c.req.path) : null
      const headers = c.req.header()
      if (tripId !== null && !hasSession(headers['cookie'])) {
        count(tripId, headers, () => clientAddress(c, trustedProxies))
      }
    },
  }
}

function isView(headers: IncomingHttpHeaders): boolean {
  return opensPage(headers) && isCounted(headers)
}
