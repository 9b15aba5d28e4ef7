import type { Context } from 'hono'
import { enquiryPaths } from '#values/enquiry-form.ts'
import { anonymous } from '#server/platform/auth/visitor.ts'
import { contentPolicy } from '../../platform/http/middleware/security-headers.ts'
import { withoutScripts } from '../../platform/http/responses/preview-page.ts'
import type { PageParts } from '../../api/render-page.ts'
import type { Html } from './form-html.ts'

/** Where the site's page leaves room: `src/app/routes/_site/enquire.tsx`. */
const room = '<div id="enquiry"></div>'

const styles = '<link rel="stylesheet" href="/enquire.css"/>'

/** These pages are neither cached nor indexed. */
const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

interface FramedPage {
  status: 200 | 403 | 404 | 413 | 422 | 429 | 503
  /** Put before the page's title. */
  title?: string
  headers?: Record<string, string>
}

/**
 * A page of the site around a form. Input is inserted here, so that it reaches neither the renderer nor
 * a cache, and the page runs no scripts (docs/decisions/0062).
 */
export async function framed(c: Context, inner: Html, page: FramedPage, parts: PageParts): Promise<Response> {
  const { response, html } = await parts.render(new Request(new URL(enquiryPaths.form, c.req.url)), anonymous)
  const text = html ? Buffer.from(withoutScripts(html)).toString() : ''
  const [before, after] = text.split(room)
  if (before === undefined || after === undefined) return new Response(html, response)
  const title = page.title ? before.replace('<title>', () => `<title>${page.title} · `) : before
  const body = title.replace('</head>', () => `${styles}</head>`) + String(await inner) + after
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', ...privateHeaders, ...page.headers })
  if (parts.withPolicy) headers.set('content-security-policy', contentPolicy([], parts.mediaUrl))
  return new Response(body, { status: page.status, headers })
}
