import type { Context, MiddlewareHandler } from 'hono'
import { isProposalPost } from '#values/addresses/proposal-address.ts'
import { enquiryPaths } from '#values/enquiry-form.ts'
import { apiErrorResponse } from '../responses/api-errors.ts'

/** Safe methods. */
export const readMethods = ['GET', 'HEAD']

/** Pages with a form that is posted without scripts. */
const posted: readonly string[] = [enquiryPaths.form, enquiryPaths.chat]

/** 405 for a write to pages and files; everything else that writes lives under /api. */
export const readOnlyOutsideApi: MiddlewareHandler = async (c, next) => {
  if (readMethods.includes(c.req.method) || c.req.path.startsWith('/api/')) return next()
  if (c.req.method === 'POST' && (posted.includes(c.req.path) || isProposalPost(c.req.path))) return next()
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

/** 400 for a path with invalid percent-encoding, and for U+0000 anywhere in a URL: PostgreSQL refuses it in any text. */
export const decodableUrl: MiddlewareHandler = async (c, next) => {
  try {
    decodeURIComponent(new URL(c.req.url).pathname)
  } catch {
    return malformed(c)
  }
  return c.req.url.includes('%00') ? malformed(c) : next()
}

function malformed(c: Context): Response {
  if (!c.req.path.startsWith('/api/')) return c.text('Bad request', 400)
  return apiErrorResponse(c, { code: 'BAD_REQUEST', status: 400, message: 'Bad request' })
}
