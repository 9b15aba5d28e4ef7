import type { ServeCached } from '#server/http/page-cache-handler.ts'
import { commonHeaderValues } from '#server/http/middleware/security-headers.ts'

interface Handlers {
  fetch: (request: Request, env: unknown) => Response | Promise<Response>
  serveCached: ServeCached
}

/** Handlers to listen with, and `open`, which hands over to the real ones. */
export interface StartupHandler extends Handlers {
  open: (handlers: Handlers) => void
}

/** @returns a gate that answers from the first moment: the process is up, and all else is asked to come back. */
export function createStartupHandler(siteUrl: string): StartupHandler {
  let handlers: Handlers = { fetch: notYet(siteUrl), serveCached: () => false }
  return {
    fetch: (request, env) => handlers.fetch(request, env),
    serveCached: (request, response) => handlers.serveCached(request, response),
    open: (ready) => {
      handlers = ready
    },
  }
}

function notYet(siteUrl: string): (request: Request) => Response {
  const headers = { ...commonHeaderValues(siteUrl), 'cache-control': 'no-store', 'retry-after': '2' }
  return ({ url }) =>
    new URL(url).pathname === '/healthz'
      ? new Response('ok', { headers })
      : new Response('Starting. Please try again.', { status: 503, headers })
}
