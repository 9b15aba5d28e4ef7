import { RPCHandler } from '@orpc/server/fetch'
import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { withoutKey } from '#values/addresses/preview-address.ts'
import { anonymous } from '#server/platform/auth/visitor.ts'
import { publicRouter } from '../api/api-router.ts'
import type { ApiParts } from '#server/api/context.ts'
import { withPreview } from '#server/publishing/previews/with-preview.ts'
import { contentPolicy } from '../../platform/http/middleware/security-headers.ts'
import type { VisitorEnv } from '../../platform/http/middleware/session-middleware.ts'
import { endedPage, withoutScripts, withPreviewBar } from '../../platform/http/responses/preview-page.ts'
import { publicErrors } from '../../platform/http/responses/public-errors.ts'
import { retryAfter } from '../../platform/http/responses/server-failure.ts'
import { findPreview, type FoundPreview } from './find-preview.ts'
import type { PageOptions } from '../page-routes.ts'

interface PreviewOptions extends Pick<PageOptions, 'render' | 'withPolicy' | 'mediaUrl'> {
  api: ApiParts
  log: Logger
}

/** Pages of a preview are neither cached nor indexed, and their address is not sent to other sites. */
const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/**
 * The site below `/preview/{key}` with a version that is not live (docs/decisions/0054): pages, and the calls that
 * they make. It bypasses the page cache.
 */
export function previewRoutes(options: PreviewOptions): Hono<VisitorEnv> {
  const { api } = options
  const rpc = new RPCHandler(publicRouter, { clientInterceptors: [publicErrors(api.log), withPreview] })
  return new Hono<VisitorEnv>()
    .use('*', async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(privateHeaders)) c.res.headers.set(name, value)
    })
    .get('/:key/api/rpc/*', async (c) => {
      const found = await findPreview(c, api)
      if (found.kind !== 'found') return ended(c, found.kind, options)
      const context = { ...api, admin: anonymous.admin, preview: found.show }
      const prefix = `/preview/${c.req.param('key')}/api/rpc` as const
      const { matched, response } = await rpc.handle(readRequest(c), { prefix, context })
      return matched ? response : c.json({ message: 'Not Found' }, 404)
    })
    .get('/:key/api/*', (c) => c.json({ message: 'Not Found' }, 404))
    .get('/:key', (c) => renderPreview(c, options))
    .get('/:key/*', (c) => renderPreview(c, options))
}

async function renderPreview(c: Context<VisitorEnv>, options: PreviewOptions): Promise<Response> {
  const found = await findPreview(c, options.api)
  if (found.kind !== 'found') return ended(c, found.kind, options)
  const rendered = await options.render(c.req.raw, anonymous, found.show)
  const { response, html, scripts, unavailable } = rendered
  if (response.status === 404) options.log.warn({ path: withoutKey(c.req.path) }, 'page not found')
  const isFramed = found.isFramed && c.req.header('sec-fetch-dest') === 'iframe'
  const headers = new Headers(response.headers)
  allowFrame(headers, isFramed ? [] : scripts, found, options)
  const isTemporary = unavailable && response.status >= 500
  if (isTemporary) headers.set('retry-after', retryAfter)
  const page = html && (isFramed ? withPreviewBar(withoutScripts(html), null) : withPreviewBar(html, found.bar))
  return new Response(page, { status: isTemporary ? 503 : response.status, headers })
}

/** A form of the back office shows its preview in a frame; no other page may be framed. */
function allowFrame(headers: Headers, scripts: string[], { isFramed }: FoundPreview, options: PreviewOptions): void {
  const { withPolicy, mediaUrl } = options
  if (isFramed) headers.set('x-frame-options', 'SAMEORIGIN')
  if (withPolicy) {
    headers.set('content-security-policy', contentPolicy(scripts, mediaUrl, isFramed ? "'self'" : "'none'"))
  }
}

/** One page for what ended and for what never was. */
async function ended(
  c: Context,
  kind: 'ended' | 'unknown',
  { api, withPolicy, mediaUrl }: PreviewOptions,
): Promise<Response> {
  if (withPolicy) c.header('content-security-policy', contentPolicy([], mediaUrl, "'self'"))
  c.header('x-frame-options', 'SAMEORIGIN')
  return c.html(endedPage((await api.settings.read()).profile.brand_name), kind === 'ended' ? 410 : 404)
}

/** oRPC handles no HEAD. */
function readRequest({ req: { method, url, raw } }: Context): Request {
  return method === 'HEAD' ? new Request(url, { headers: raw.headers }) : raw
}
