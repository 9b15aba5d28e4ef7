import { StartServer, createStartHandler } from '@tanstack/react-start/server'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { randomBytes } from 'node:crypto'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PublicApi } from '#contract/http/client.ts'
import { previewPrefix } from '#values/addresses/preview-address.ts'
import type { RenderedPage } from '#server/api/render-page.ts'
import { assemblePage } from './assemble-page.ts'
import { renderContext, type RenderContext } from './render-context.ts'

/** 128 bits, as CSP recommends. */
const nonceBytes = 16

/** The page is passed as text beside the response, which would encode and decode it at every step (docs/decisions/0026). */
const handle = createStartHandler(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(createElement(StartServer, { router })))
    renderContext.getStore()!.page = { html, data: router.options.context.queries.dehydrate() }
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** @param isPublic whether every visitor gets the same page. */
async function renderPage(request: Request, api: PublicApi, isPublic: boolean): Promise<RenderedPage> {
  const nonce = randomBytes(nonceBytes).toString('base64url')
  const prefix = previewPrefix(new URL(request.url).pathname)
  const context: RenderContext = { api, nonce, prefix, page: null }
  const response = await renderContext.run(context, () => handle(request))
  if (context.page === null) return { response, html: null, scripts: [] }
  const { html, scripts } = assemblePage({
    ...context.page,
    nonce,
    deferred: !import.meta.env.DEV,
    speculates: isPublic,
  })
  return { response, html, scripts }
}

/** The entry of the renderer's build. */
export default { fetch: renderPage }
