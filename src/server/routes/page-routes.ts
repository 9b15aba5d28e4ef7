import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { anonymous, type Visitor } from '#server/platform/auth/visitor.ts'
import type { PageParts, ReadFailures, RenderedPage } from '../api/render-page.ts'
import { encodePage } from '#server/platform/page-cache/encoded-page.ts'
import type { CreatedPage, PageCache } from '#server/platform/page-cache/page-cache.ts'
import { pageAddress } from '#server/platform/page-cache/page-key.ts'
import { isEditable, withEditLink } from './edit-link.ts'
import { errorResponse } from '../platform/http/responses/error-response.ts'
import { cachePolicy, sendCached } from '../platform/http/responses/cached-response.ts'
import { chatTargets, contentPolicy } from '../platform/http/middleware/security-headers.ts'
import type { PageViews } from '../dashboard/counting/page-views.ts'
import { retryAfter } from '../platform/http/responses/server-failure.ts'
import type { VisitorEnv } from '../platform/http/middleware/session-middleware.ts'

export interface PageOptions extends PageParts {
  log: Logger
  /** Null where pages are not cached. */
  cache: PageCache<Response> | null
  views: PageViews
}

/** Every URL that no other route handled is a page; for the admin it is rendered with drafts, and not cached. */
export function pageRoutes(options: PageOptions): Hono<VisitorEnv> {
  return new Hono<VisitorEnv>().get('*', async (c) => {
    if (await isAdmin(c, options)) return renderFor(c, options, c.var.visitor)
    const response = await renderOrReuse(c, options)
    if (response.ok || response.status === 304) options.views.ofRouted(c)
    return response
  })
}

async function renderOrReuse(c: Context<VisitorEnv>, options: PageOptions): Promise<Response> {
  const { cache } = options
  const address = pageAddress(new URL(c.req.url))
  if (!cache || !address.cacheable) return renderFor(c, options, anonymous)
  const served = await cache.getOrCreate(address.key, () => createPage(c, options, address.key))
  if (served.kind === 'page') return sendCached(c, served.page, served.result, options.log)
  // A redirect may depend on parameters that are not in the cache key.
  // Several requests may have waited for the same response: each reads a copy.
  return isRedirect(served.other) ? renderFor(c, options, anonymous) : served.other.clone()
}

/** While sessions cannot be read, the admin sees the public page: it may be cached when nothing else works. */
async function isAdmin(c: Context<VisitorEnv>, { log }: PageOptions): Promise<boolean> {
  return c.var.visitor.admin().then(Boolean, (error: unknown) => {
    log.error({ err: error, path: c.req.path }, 'the session could not be read')
    return false
  })
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400
}

/** Titles may change back: a browser that remembered a redirect for good would go round in circles then. */
function withoutPage(response: Response): Response {
  const headers = new Headers(response.headers)
  if (isRedirect(response)) headers.set('cache-control', 'no-cache')
  return new Response(response.body, { status: response.status, headers })
}

/** Renders the page for this visitor; the admin's has a link to the form. */
async function renderFor(c: Context<VisitorEnv>, options: PageOptions, visitor: Visitor): Promise<Response> {
  const rendered = await options.render(c.req.raw, visitor)
  logMissing(rendered.response, c, options)
  const { response, html } = rendered
  if (html === null) return withoutPage(response)
  const isEdited = visitor !== anonymous && response.status === 200 && isEditable(c.req.path)
  return pageResponse(isEdited ? { ...rendered, html: withEditLink(html) } : rendered, c.req.path, options)
}

/** Renders the public page: without cookies, at its canonical URL. */
async function createPage(c: Context<VisitorEnv>, options: PageOptions, key: string): Promise<CreatedPage<Response>> {
  const request = new Request(new URL(key, c.req.url), { headers: { accept: 'text/html' } })
  const rendered = await renderOrFail(request, c, options)
  const { response, html } = rendered
  logMissing(response, c, options)
  const failed = rendered.failed || response.status >= 500
  if (html === null) return { page: null, other: response, failed }
  const other = pageResponse(rendered, c.req.path, options)
  const isStored = response.status === 200 && !failed && !response.headers.get('cache-control')?.includes('no-store')
  const page = isStored ? await encodePage(html, { ...Object.fromEntries(other.headers), ...cachePolicy }) : null
  return { page, other, failed }
}

/** An exception counts as an error response: a stale page may replace it. */
async function renderOrFail(request: Request, c: Context<VisitorEnv>, { render, log }: PageOptions) {
  return render(request, anonymous).catch((error: unknown) => {
    const response = errorResponse(error, c, log)
    return { response, html: null, scripts: [], failed: true, unavailable: false }
  })
}

/** An error page is 503 where its cause is temporary. */
function pageResponse(rendered: RenderedPage & ReadFailures, path: string, options: PageOptions): Response {
  const { response, html, scripts, unavailable } = rendered
  const headers = headersOf(response, scripts, path, options)
  const isTemporary = unavailable && response.status >= 500
  if (isTemporary) headers.set('retry-after', retryAfter)
  return new Response(html, { status: isTemporary ? 503 : response.status, headers })
}

function logMissing({ status }: Response, c: Context<VisitorEnv>, { log }: PageOptions): void {
  if (status === 404) log.warn({ path: c.req.path }, 'page not found')
}

/** The headers of a page, with a policy for the renderer's scripts in it. */
function headersOf(
  response: Response,
  scripts: string[],
  path: string,
  { withPolicy, mediaUrl }: PageOptions,
): Headers {
  const headers = new Headers(response.headers)
  const formTargets = path.startsWith('/trip/') ? chatTargets : []
  if (withPolicy) headers.set('content-security-policy', contentPolicy(scripts, mediaUrl, "'none'", formTargets))
  headers.set('cache-control', response.status === 200 ? 'no-cache' : 'no-store')
  return headers
}
