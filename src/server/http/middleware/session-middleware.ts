import type { MiddlewareHandler } from 'hono'
import { visitorOf, type Visitor, type VisitorParts } from '#server/auth/visitor.ts'

/** What handlers behind `loadVisitor` find in `c.var`. */
export interface VisitorEnv {
  Variables: { visitor: Visitor }
}

/**
 * Tells every handler who sent the request. An answer made for the admin is nobody else's to keep,
 * and carries the cookie that moves the session's end on.
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
