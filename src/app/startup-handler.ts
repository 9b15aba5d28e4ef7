import { commonHeaderValues } from '#server/http/middleware/security-headers.ts'
import type { Handlers } from '#server/http/connections.ts'

/** Handles requests while the program opens: `/healthz` responds with 200, everything else with 503. */
export function startupHandlers(siteUrl: string): Handlers {
  const headers = { ...commonHeaderValues(siteUrl), 'cache-control': 'no-store', 'retry-after': '2' }
  return {
    serveCached: () => false,
    fetch: ({ url }) =>
      new URL(url).pathname === '/healthz'
        ? new Response('ok', { headers })
        : new Response('Starting. Please try again.', { status: 503, headers }),
  }
}
