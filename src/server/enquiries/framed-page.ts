import { html } from 'hono/html'
import { anonymous } from '#server/platform/auth/visitor.ts'
import { contentPolicy } from '../platform/http/middleware/security-headers.ts'
import { withoutScripts } from '../platform/http/responses/preview-page.ts'
import type { PageParts } from '../api/render-page.ts'

/** A part of a page, with everything that was typed escaped. */
export type Html = ReturnType<typeof html>

/** Where a page of the site leaves room for what the server inserts. */
export interface Room {
  /** Of the page. */
  path: string
  /** Of the element, which contains no other. */
  id: string
  /** Names of style sheets in `public/`. */
  styles: string[]
}

/** These pages are neither cached nor indexed. */
const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

interface FramedPage {
  status: 200 | 403 | 404 | 409 | 413 | 422 | 429 | 503
  /** Put before the page's title. */
  title?: string | undefined
  /** Added to the page's head. */
  head?: Html
  headers?: Record<string, string> | undefined
}

/**
 * A page of the site around what the server inserts, so that input reaches neither the renderer nor a cache. Its own
 * scripts do not run (docs/decisions/0062).
 */
export async function framed(
  origin: string,
  inner: Html,
  room: Room,
  page: FramedPage,
  parts: PageParts,
): Promise<Response> {
  const { response, html: rendered } = await parts.render(new Request(new URL(room.path, origin)), anonymous)
  const text = rendered ? Buffer.from(withoutScripts(rendered)).toString() : ''
  const place = new RegExp(`<div id="${room.id}"[^>]*>[^]*?</div>`).exec(text)
  if (!place) return new Response(rendered, response)
  const before = text.slice(0, place.index)
  const title = page.title ? String(await html`<title>${page.title} · `) : '<title>'
  const styles = room.styles.map((name) => html`<link rel="stylesheet" href="/${name}" />`)
  const head = String(await html`${page.head ?? ''}${styles}</head>`)
  const body =
    before.replace('<title>', () => title).replace('</head>', () => head) +
    String(await inner) +
    text.slice(place.index + place[0].length)
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', ...privateHeaders, ...page.headers })
  if (parts.withPolicy) headers.set('content-security-policy', contentPolicy([], parts.mediaUrl))
  return new Response(body, { status: page.status, headers })
}
