import { Hono } from 'hono'
import type { Logger } from 'pino'
import { onBehalfOf } from '../auth/visitor.ts'
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
}

/** Every address that nothing else took is a page; for the admin it is rendered with drafts, and kept by nobody. */
export function pageRoutes({ render, log, withPolicy }: PageOptions): Hono<VisitorEnv> {
  return new Hono<VisitorEnv>().get('*', async (c) => {
    const { visitor } = c.var
    await visitor.admin()
    const answer = await onBehalfOf(visitor, () => render(c.req.raw))
    const headers = new Headers(answer.headers)
    if (answer.status === 404) log.warn({ path: c.req.path }, 'page not found')
    if (!headers.get('content-type')?.startsWith('text/html')) return answer
    const html = await answer.text()
    if (withPolicy) headers.set('content-security-policy', contentPolicy(html))
    headers.set('cache-control', answer.status === 200 ? 'no-cache' : 'no-store')
    return new Response(html, { status: answer.status, headers })
  })
}
