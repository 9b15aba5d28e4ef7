import { hash } from 'node:crypto'
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

/** What the browser runs as a script of the page itself, by its opening tag. */
const isInlineScript = /^<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>$/

/**
 * Where pictures may come from: us, or a file that was just chosen. Browsers hold the target of a redirect against this
 * list, too, so the place that `/media/…` redirects to stands in it, by its origin: after a redirect paths do not count.
 */
export function pictureSources(mediaUrl: string | null): string {
  return ["img-src 'self' data: blob:", ...(mediaUrl ? [new URL(mediaUrl).origin] : [])].join(' ')
}

/**
 * The content policy of a finished page: scripts and styles of our own, and the inline scripts that this page holds,
 * by their hashes (a nonce could not be kept with a cached page).
 * @param html the whole page, in UTF-8.
 * @param mediaUrl where `/media/…` redirects to, or null.
 */
export function contentPolicy(html: Uint8Array<ArrayBuffer>, mediaUrl: string | null): string {
  const hashes = inlineScripts(html).map((code) => `'sha256-${hash('sha256', code, 'base64')}'`)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    pictureSources(mediaUrl),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Looks through the bytes: text would have to be made of a whole page, of which scripts are a small part. */
function inlineScripts(html: Uint8Array<ArrayBuffer>): Buffer[] {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
  const codes: Buffer[] = []
  for (let at = bytes.indexOf('<script'); at >= 0; at = bytes.indexOf('<script', at)) {
    const begin = bytes.indexOf('>', at) + 1
    const end = bytes.indexOf('</script>', begin)
    if (begin === 0 || end < 0) break
    if (isInlineScript.test(bytes.toString('latin1', at, begin))) codes.push(bytes.subarray(begin, end))
    at = end
  }
  return codes
}
