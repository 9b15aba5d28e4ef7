import { StartServer, createStartHandler } from '@tanstack/react-start/server'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { randomBytes } from 'node:crypto'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderedPage } from '#server/http/routes/page-routes.ts'
import { deferScripts } from './defer-scripts.ts'
import { hashScripts } from './script-hashes.ts'
import { inlineFavicon } from './inline-favicon.ts'
import { splitHtml, concatHtml } from './html-buffer.ts'
import { renderContext, type RenderContext } from './render-context.ts'
import { dehydrate } from './dehydrate.ts'

/** A page stays text until it is sent: within an answer it would be encoded and decoded at every step. */
const render = createStartHandler(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(createElement(StartServer, { router })))
    renderContext.getStore()!.parts = dehydrate(splitHtml(html), router.options.context.reads.pack())
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** Bytes of a nonce: enough that nobody guesses it. */
const nonceBytes = 16

/** A whole page, whose scripts wait; the development server's stay as they are. */
async function renderPage(request: Request): Promise<RenderedPage> {
  const underWay: RenderContext = { nonce: randomBytes(nonceBytes).toString('base64url'), parts: null }
  const { nonce } = underWay
  const answer = await renderContext.run(underWay, () => render(request))
  if (underWay.parts === null) return { answer, html: null, scripts: [] }
  const parts = inlineFavicon(underWay.parts)
  const { page, scripts } = hashScripts(import.meta.env.DEV ? parts : deferScripts(parts, nonce), nonce)
  return { answer, html: concatHtml(page), scripts }
}

/** What the framework builds for the server: a page for a request. The program itself is `server.ts`. */
export default { fetch: renderPage }
