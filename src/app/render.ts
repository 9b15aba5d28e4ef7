import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'

const render = createStartHandler(defaultRenderHandler)

/** What the framework builds for the server: a page for a request. The program itself is `server.ts`. */
export default { fetch: (request: Request) => render(request) }
