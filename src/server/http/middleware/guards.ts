import type { MiddlewareHandler } from 'hono'
import { enquiryPaths } from '#values/enquiry-form.ts'

/** Safe methods. */
export const readMethods = ['GET', 'HEAD']

/** Pages with a form that is posted without scripts. */
const posted: readonly string[] = [enquiryPaths.form, enquiryPaths.chat]

/** 405 for a write to pages and files; everything else that writes lives under /api. */
export const readOnlyOutsideApi: MiddlewareHandler = async (c, next) => {
  if (readMethods.includes(c.req.method) || c.req.path.startsWith('/api/')) return next()
  if (c.req.method === 'POST' && posted.includes(c.req.path)) return next()
  return c.text('Method not allowed', 405, { allow: readMethods.join(', ') })
}

/**
 * One URL per page: repeated and trailing slashes redirect with 308.
 * Slashes are collapsed before the URL is parsed, or `//elsewhere.example` would be an open redirect.
 */
export const cleanPath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const clean = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (clean === pathname) return next()
  return c.body(null, 308, { location: clean + search })
}

/** A path with invalid percent-encoding is 404. */
export const decodablePath: MiddlewareHandler = async (c, next) => {
  try {
    decodeURIComponent(new URL(c.req.url).pathname)
  } catch {
    return c.text('Bad request', 400)
  }
  return next()
}
