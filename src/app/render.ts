import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { scriptsAfterPictures } from './late-scripts.ts'

const render = createStartHandler(defaultRenderHandler)

/** A whole page, whose scripts wait; the development server's stay as they are. */
async function renderPage(request: Request): Promise<Response> {
  const answer = await render(request)
  if (import.meta.env.DEV || !answer.headers.get('content-type')?.startsWith('text/html')) return answer
  const { status, headers } = answer
  return new Response(scriptsAfterPictures(await answer.text()), { status, headers })
}

/** What the framework builds for the server: a page for a request. The program itself is `server.ts`. */
export default { fetch: renderPage }
