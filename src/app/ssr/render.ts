import { StartServer, createStartHandler } from '@tanstack/react-start/server'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { randomBytes } from 'node:crypto'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderedPage } from '#server/http/routes/page-routes.ts'
import { scriptsAfterPictures } from './defer-scripts.ts'
import { takeOwnScripts } from './script-hashes.ts'
import { withIcon } from './inline-favicon.ts'
import { inParts, joined } from './html-buffer.ts'
import { pageUnderWay, type PageUnderWay } from './render-context.ts'
import { withReads } from './dehydrate.ts'

/** A page stays text until it is sent: within an answer it would be encoded and decoded at every step. */
const render = createStartHandler(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(createElement(StartServer, { router })))
    pageUnderWay.getStore()!.parts = withReads(inParts(html), router.options.context.reads.pack())
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** Bytes of a nonce: enough that nobody guesses it. */
const nonceBytes = 16

/** A whole page, whose scripts wait; the development server's stay as they are. */
async function renderPage(request: Request): Promise<RenderedPage> {
  const underWay: PageUnderWay = { nonce: randomBytes(nonceBytes).toString('base64url'), parts: null }
  const { nonce } = underWay
  const answer = await pageUnderWay.run(underWay, () => render(request))
  if (underWay.parts === null) return { answer, html: null, scripts: [] }
  const parts = withIcon(underWay.parts)
  const { page, scripts } = takeOwnScripts(import.meta.env.DEV ? parts : scriptsAfterPictures(parts, nonce), nonce)
  return { answer, html: joined(page), scripts }
}

/** What the framework builds for the server: a page for a request. The program itself is `server.ts`. */
export default { fetch: renderPage }
