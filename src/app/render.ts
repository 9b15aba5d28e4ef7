import { StartServer, createStartHandler } from '@tanstack/react-start/server'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderedPage } from '#server/http/page-routes.ts'
import { scriptsAfterPictures } from './late-scripts.ts'
import { withIcon } from './page-icon.ts'
import { inParts, joined, type PageParts } from './page-parts.ts'
import { withReads } from './with-reads.ts'

/** The page of the request at hand, on its way past the framework's answer. */
const underWay = new AsyncLocalStorage<{ parts: PageParts | null }>()

/** A page stays text until it is sent: within an answer it would be encoded and decoded at every step. */
const render = createStartHandler(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(createElement(StartServer, { router })))
    underWay.getStore()!.parts = withReads(inParts(html), router.options.context.reads.pack())
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** A whole page, whose scripts wait; the development server's stay as they are. */
async function renderPage(request: Request): Promise<RenderedPage> {
  const page = { parts: null as PageParts | null }
  const answer = await underWay.run(page, () => render(request))
  if (page.parts === null) return { answer, html: null }
  const parts = withIcon(page.parts)
  return { answer, html: joined(import.meta.env.DEV ? parts : scriptsAfterPictures(parts)) }
}

/** What the framework builds for the server: a page for a request. The program itself is `server.ts`. */
export default { fetch: renderPage }
