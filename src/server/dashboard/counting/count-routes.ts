import { Hono } from 'hono'
import { countedActions } from '#values/addresses/count-address.ts'
import { hasSession } from '#server/platform/auth/visitor.ts'
import { isOwnOrigin } from '#server/platform/auth/own-origin.ts'
import type { Config } from '#server/platform/config/config.ts'
import { isCounted } from './counted-requests.ts'
import type { TripCounter } from './trip-counter.ts'
import { clientAddress, networkOf } from '../../platform/http/middleware/client-address.ts'

const idPattern = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'

/**
 * Events that the server does not see: trips that the router shows, or the browser had fetched before, and presses of
 * the WhatsApp button. The browser sends it by `ping` or `sendBeacon`; the answer is always the same and empty.
 */
export function countRoutes(
  counter: TripCounter,
  config: Pick<Config, 'trustedProxies' | 'siteUrl' | 'siteUrlGiven'>,
): Hono {
  return new Hono().post(`/:action{${countedActions.join('|')}}/:id{${idPattern}}`, (c) => {
    const headers = c.req.header()
    const { origin } = headers
    const isOurs = origin !== undefined && isOwnOrigin(origin, c.req.url, config)
    if (isOurs && !hasSession(headers['cookie']) && isCounted(headers)) {
      const client = {
        network: networkOf(clientAddress(c, config.trustedProxies)),
        userAgent: headers['user-agent']!,
      }
      const action = countedActions.find((each) => each === c.req.param('action'))
      if (action) counter.count(action, c.req.param('id'), client)
    }
    return c.body(null, 204, { 'cache-control': 'no-store' })
  })
}
