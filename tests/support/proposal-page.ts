import type { HttpParts } from '#server/routes/http-app.ts'
import { aRenderedPage } from './factories/rendered-page.ts'
import type { TestDatabase } from './database/test-database.ts'

const frame =
  '<!doctype html><html><head><title>Your proposal · Hatheli</title></head><body><div id="proposal" class="x"><h1>Link</h1></div><script>1</script></body></html>'

/** The HTTP app with a page around proposals, and what a traveller's browser does with it. */
export function proposalPage(test: TestDatabase, changes: Partial<HttpParts> = {}) {
  const render = async () => aRenderedPage(frame, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const config = { ...test.config, trustedProxies: 1, ...changes.config }
  const app = test.appWith({ render, ...changes, config })
  const origin = config.siteUrl
  const send = (path: string, { from = '192.0.2.1', ...init }: RequestInit & { from?: string } = {}) =>
    app.request(`${origin}${path}`, { ...init, headers: { 'x-forwarded-for': from, ...(init.headers as object) } })
  return {
    app,
    get: send,
    /** A form posted by a page without a referrer. */
    answer: (key: string, fields: Record<string, string>, init: { from?: string; headers?: object } = {}) =>
      send(`/p/${key}/answer`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        ...init,
        headers: { origin: 'null', ...(init.headers as Record<string, string>) },
      }),
    seen: (key: string, headers: Record<string, string> = {}) =>
      send(`/p/${key}/seen`, { method: 'POST', headers: { origin, ...headers } }),
  }
}
