import type { MiddlewareHandler } from 'hono'
import { visitorOf, type Visitor, type VisitorParts } from '../../auth/visitor.ts'

export interface VisitorEnv {
  Variables: { visitor: Visitor }
}

/**
 * Sets the visitor for all handlers. A response for the admin must not be cached,
 * and carries the cookie that extends the session.
 */
export function loadVisitor(parts: VisitorParts): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    const visitor = visitorOf(parts, c.req.raw.headers)
    c.set('visitor', visitor)
    await next()
    if (!visitor.wasAdmin()) return
    c.res.headers.set('cache-control', 'private, no-store')
    if (c.res.headers.has('set-cookie')) return
    for (const cookie of visitor.cookies()) c.res.headers.append('set-cookie', cookie)
  }
}
