import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** Headers that every answer carries. */
export const commonHeaderValues = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/** Puts the common headers on every answer. */
export const commonHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(commonHeaderValues)) c.res.headers.set(name, value)
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
