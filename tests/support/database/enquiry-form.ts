import { formTokens } from '#server/enquiries/form/form-token.ts'
import type { HttpParts } from '#server/routes/http-app.ts'
import { aRenderedPage } from '../factories/rendered-page.ts'
import type { TestDatabase } from './test-database.ts'

const secret = 'the secret of forms in tests'
const frame =
  '<!doctype html><html><head><title>Write to us</title></head><body><div id="enquiry"></div><script>1</script></body></html>'

/** The HTTP app with a page around the form, and what a browser does with it. */
export function enquiryForm(test: TestDatabase, changes: Partial<HttpParts> = {}) {
  const tokens = formTokens(secret)
  const render = async () => aRenderedPage(frame, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const config = { ...test.config, trustedProxies: 1, ...changes.config }
  const app = test.appWith({ secret, render, ...changes, config })
  const origin = config.siteUrl
  return {
    tokens,
    /** A form that was opened a while ago, in seconds. */
    opened: (ago = 30) => tokens.issue(Date.now() - ago * 1000),
    get: (path: string) => app.request(`${origin}${path}`),
    /** @param from the sender's address. */
    post: (fields: Record<string, string>, { from = '192.0.2.1', path = '/enquire', headers = {} } = {}) =>
      app.request(`${origin}${path}`, {
        method: 'POST',
        headers: { origin, 'x-forwarded-for': from, ...headers },
        body: new URLSearchParams(fields),
      }),
  }
}
