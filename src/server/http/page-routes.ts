import { Hono } from 'hono'
import type { Logger } from 'pino'
import { contentPolicy } from './security-headers.ts'

/** Renders a page for a request: the framework's handler, or the development server's. */
export type RenderPage = (request: Request) => Promise<Response>

/** What the page routes need. */
export interface PageOptions {
  render: RenderPage
  log: Logger
  /** The development server injects scripts of its own, so the policy is off there. */
  withPolicy: boolean
}

/** Every address that nothing else took is a page. */
export function pageRoutes({ render, log, withPolicy }: PageOptions): Hono {
  return new Hono().get('*', async (c) => {
    const answer = await render(c.req.raw)
    const headers = new Headers(answer.headers)
    if (answer.status === 404) log.warn({ path: c.req.path }, 'page not found')
    if (!headers.get('content-type')?.startsWith('text/html')) return answer
    const html = await answer.text()
    if (withPolicy) headers.set('content-security-policy', contentPolicy(html))
    headers.set('cache-control', answer.status === 200 ? 'no-cache' : 'no-store')
    return new Response(html, { status: answer.status, headers })
  })
}
