import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** Headers that every answer carries. */
export const commonHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('x-content-type-options', 'nosniff')
  c.res.headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  c.res.headers.set('x-frame-options', 'DENY')
  c.res.headers.set('cross-origin-opener-policy', 'same-origin')
  c.res.headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
}

const inlineScripts = /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The content policy of a finished page: scripts and styles of our own, and the inline scripts that this page holds,
 * by their hashes (a nonce could not be kept with a cached page).
 * @param html the whole page.
 */
export function contentPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScripts)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
