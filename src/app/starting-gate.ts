type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

/**
 * Answers from the first moment: the process is up, and everything else is asked to come back until it is ready.
 * @returns the handler to listen with, and `open`, which hands over to the real one.
 */
export function startingGate(): { fetch: Fetch; open: (handler: Fetch) => void } {
  let handler: Fetch = (request) => {
    const up = new URL(request.url).pathname === '/healthz'
    const headers = { 'cache-control': 'no-store', 'retry-after': '2' }
    return up ? new Response('ok', { headers }) : new Response('Starting. Please try again.', { status: 503, headers })
  }
  return {
    fetch: (request, env) => handler(request, env),
    open: (ready) => {
      handler = ready
    },
  }
}
