import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { nobody, onBehalfOf } from '#server/auth/visitor.ts'
import { encodePage } from '#server/page-cache/encoded-page.ts'
import type { MadePage, PageCache } from '#server/page-cache/page-cache.ts'
import { trackFailures } from '#server/page-cache/render-failures.ts'
import { errorResponse } from '../responses/error-response.ts'
import { cachePolicy, sendCached } from '../responses/cached-response.ts'
import { pageAddress } from '../page-keys.ts'
import { contentPolicy } from '../middleware/security-headers.ts'
import { retryAfter } from '../responses/server-failure.ts'
import type { VisitorEnv } from '../middleware/session-middleware.ts'

/** What rendering came to: an answer and, if it is a page, its UTF-8; the answer's own body is empty then. */
export interface RenderedPage {
  answer: Response
  html: Uint8Array<ArrayBuffer> | null
  /** SHA-256 (base64) of each inline script that the renderer itself put into the page: only these may run. */
  scripts: string[]
}

/** Renders a page for a request: the framework's handler, or the development server's. */
export type RenderPage = (request: Request) => Promise<RenderedPage>

/** What the page routes need. */
export interface PageOptions {
  render: RenderPage
  log: Logger
  /** The development server injects scripts of its own, so the policy is off there. */
  withPolicy: boolean
  /** Where browsers fetch pictures that `/media/…` redirects; null where it does not. */
  mediaUrl: string | null
  /** Finished pages; null where each is rendered anew. */
  cache: PageCache<Response> | null
}

/** Every address that nothing else took is a page; for the admin it is rendered with drafts, and kept by nobody. */
export function pageRoutes(options: PageOptions): Hono<VisitorEnv> {
  const { cache } = options
  return new Hono<VisitorEnv>().get('*', async (c) => {
    // While sessions cannot be read, the admin sees what everybody sees: it may be there when nothing else is.
    const isAdmin = await c.var.visitor.admin().then(Boolean, (error: unknown) => {
      options.log.error({ err: error, path: c.req.path }, 'the session could not be read')
      return false
    })
    const address = pageAddress(new URL(c.req.url))
    if (isAdmin || !cache || !address.keepable) return renderFor(c, options)
    const served = await cache.serve(address.key, () => makePage(c, options, address.key))
    if (served.kind === 'page') return sendCached(c, served.page, served.how, options.log)
    // A redirect may depend on the whole address: parameters that it passes on.
    // Several requests may have waited for the same answer: each reads a copy.
    return isRedirect(served.other) ? renderFor(c, options) : served.other.clone()
  })
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400
}

async function renderFor(c: Context<VisitorEnv>, options: PageOptions): Promise<Response> {
  const making = () => onBehalfOf(c.var.visitor, () => options.render(c.req.raw))
  const { result, unavailable } = await trackFailures(making)
  const { answer, html, scripts } = result
  logMissing(answer, c, options)
  return html === null ? answer : pageAnswer({ answer, html, scripts }, unavailable, options)
}

/** Renders a page for everybody: without cookies, at its one address. */
async function makePage(c: Context<VisitorEnv>, options: PageOptions, key: string): Promise<MadePage<Response>> {
  const request = new Request(new URL(key, c.req.url), { headers: { accept: 'text/html' } })
  const { result, failed, unavailable } = await trackFailures(() =>
    onBehalfOf(nobody, () => renderOrFail(request, c, options)),
  )
  const { answer, html, scripts } = result
  logMissing(answer, c, options)
  const broken = failed || answer.status >= 500
  if (html === null) return { page: null, other: answer, failed: broken }
  const whole = pageAnswer({ answer, html, scripts }, unavailable, options)
  const keep = answer.status === 200 && !broken && !answer.headers.get('cache-control')?.includes('no-store')
  return {
    page: keep ? await encodePage(html, { ...Object.fromEntries(whole.headers), ...cachePolicy }) : null,
    other: whole,
    failed: broken,
  }
}

/** A renderer that throws has failed like one that answers with an error: the last good page may take its place. */
async function renderOrFail(request: Request, c: Context<VisitorEnv>, { render, log }: PageOptions) {
  return render(request).catch((error: unknown) => ({ answer: errorResponse(error, c, log), html: null, scripts: [] }))
}

/** @param unavailable whether what an error page stands for may pass by itself. */
function pageAnswer({ answer, html, scripts }: RenderedPage, unavailable: boolean, options: PageOptions): Response {
  const headers = headersOf(answer, scripts, options)
  const mayPass = unavailable && answer.status >= 500
  if (mayPass) headers.set('retry-after', retryAfter)
  return new Response(html, { status: mayPass ? 503 : answer.status, headers })
}

function logMissing({ status }: Response, c: Context<VisitorEnv>, { log }: PageOptions): void {
  if (status === 404) log.warn({ path: c.req.path }, 'page not found')
}

/** The headers of a page, with a policy for the renderer's scripts in it. */
function headersOf(answer: Response, scripts: string[], { withPolicy, mediaUrl }: PageOptions): Headers {
  const headers = new Headers(answer.headers)
  if (withPolicy) headers.set('content-security-policy', contentPolicy(scripts, mediaUrl))
  headers.set('cache-control', answer.status === 200 ? 'no-cache' : 'no-store')
  return headers
}
