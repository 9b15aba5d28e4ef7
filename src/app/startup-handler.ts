import { commonHeaderValues } from '#server/platform/http/middleware/security-headers.ts'
import type { Handlers } from '#server/platform/http/connections.ts'

/** Seconds. */
const retryAfter = '2'

/** Page for browsers, which reloads itself. */
const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${retryAfter}"><title>Back in a moment</title></head>
<body><main><h1>Back in a moment</h1><p>The site is starting. This page opens by itself.</p></main></body>
</html>
`

/** Handles requests while the program opens: `/healthz` responds with 200, everything else with 503. */
export function startupHandlers(siteUrl: string): Handlers {
  const headers = { ...commonHeaderValues(siteUrl), 'cache-control': 'no-store', 'retry-after': retryAfter }
  const html = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  }
  return {
    serveCached: () => false,
    fetch({ url, headers: asked }) {
      if (new URL(url).pathname === '/healthz') return new Response('ok', { headers })
      const isPage = asked.get('accept')?.includes('text/html') ?? false
      return isPage
        ? new Response(page, { status: 503, headers: html })
        : new Response('Starting. Please try again.', { status: 503, headers })
    },
  }
}
