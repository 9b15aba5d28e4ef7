import type { MiddlewareHandler } from 'hono'

const valuesOfAll = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/**
 * For a year browsers ask for this host over https alone. Its subdomains are left out: a company's other hosts are not
 * ours to decide on, and one that still speaks http would be unreachable until the year is over.
 */
const onlyOverHttps = { 'strict-transport-security': 'max-age=31536000' }

/** @returns headers that every answer carries. */
export function commonHeaderValues(siteUrl: string): Record<string, string> {
  return siteUrl.startsWith('https:') ? { ...valuesOfAll, ...onlyOverHttps } : valuesOfAll
}

/** Puts the common headers on every answer. */
export function commonHeaders(siteUrl: string): MiddlewareHandler {
  const values = Object.entries(commonHeaderValues(siteUrl))
  return async (c, next) => {
    await next()
    for (const [name, value] of values) c.res.headers.set(name, value)
  }
}

/**
 * Where pictures may come from: us, or a file that was just chosen. Browsers hold the target of a redirect against this
 * list, too, so the place that `/media/…` redirects to stands in it, by its origin: after a redirect paths do not count.
 */
export function pictureSources(mediaUrl: string | null): string {
  return ["img-src 'self' data: blob:", ...(mediaUrl ? [new URL(mediaUrl).origin] : [])].join(' ')
}

/**
 * The content policy of a finished page: scripts and styles of our own files, and the inline scripts that the renderer
 * made, by their hashes (a nonce could not stay in a cached page). Whatever else content may hold does not run.
 * @param scripts SHA-256 (base64) of each such script.
 * @param mediaUrl where `/media/…` redirects to, or null.
 */
export function contentPolicy(scripts: string[], mediaUrl: string | null): string {
  const hashes = new Set(scripts.map((each) => `'sha256-${each}'`))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
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
