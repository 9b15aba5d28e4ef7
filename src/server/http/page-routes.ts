import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { nobody, onBehalfOf } from '../auth/visitor.ts'
import { finishPage } from '../page-cache/finished-page.ts'
import type { MadePage, PageCache } from '../page-cache/page-cache.ts'
import { withHealth } from '../page-cache/page-health.ts'
import { pageAddress } from '../page-cache/page-key.ts'
import { keptPolicy, sendKept } from './kept-answers.ts'
import { contentPolicy } from './security-headers.ts'
import type { VisitorEnv } from './visitors.ts'

/** Renders a page for a request: the framework's handler, or the development server's. */
export type RenderPage = (request: Request) => Promise<Response>

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
    const isAdmin = (await c.var.visitor.admin()) !== null
    const address = pageAddress(new URL(c.req.url))
    if (isAdmin || !cache || !address.keepable) return renderFor(c, options)
    const served = await cache.serve(address.key, () => makePage(c, options, address.key))
    if (served.kind === 'page') return sendKept(c, served.page, served.how, options.log)
    // A redirect may depend on the whole address: parameters that it passes on.
    // Several requests may have waited for the same answer: each reads a copy.
    return isRedirect(served.other) ? renderFor(c, options) : served.other.clone()
  })
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400
}

async function renderFor(c: Context<VisitorEnv>, options: PageOptions): Promise<Response> {
  const answer = await onBehalfOf(c.var.visitor, () => options.render(c.req.raw))
  return (await readPage(answer, c.req.path, options)).answer
}

/** Renders a page for everybody: without cookies, at its one address. */
async function makePage(c: Context<VisitorEnv>, options: PageOptions, key: string): Promise<MadePage<Response>> {
  const request = new Request(new URL(key, c.req.url), { headers: { accept: 'text/html' } })
  const { result, failed } = await withHealth(() => onBehalfOf(nobody, () => options.render(request)))
  const { answer, html } = await readPage(result, c.req.path, options)
  const broken = failed || answer.status >= 500
  const keep = html !== null && answer.status === 200 && !broken
  const headers = { ...Object.fromEntries(answer.headers), ...keptPolicy }
  return { page: keep ? await finishPage(html, headers) : null, other: answer, failed: broken }
}

/** Reads a rendered page to its end, since its policy depends on the scripts in it. */
async function readPage(answer: Response, path: string, { log, withPolicy, mediaUrl }: PageOptions) {
  if (answer.status === 404) log.warn({ path }, 'page not found')
  const headers = new Headers(answer.headers)
  if (!headers.get('content-type')?.startsWith('text/html')) return { answer, html: null }
  const html = await answer.text()
  if (withPolicy) headers.set('content-security-policy', contentPolicy(html, mediaUrl))
  headers.set('cache-control', answer.status === 200 ? 'no-cache' : 'no-store')
  return { answer: new Response(html, { status: answer.status, headers }), html }
}
