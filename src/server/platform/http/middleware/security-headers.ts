import type { MiddlewareHandler } from 'hono'

const commonValues = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/**
 * For a year browsers use only https for this host. Its subdomains are left out: a company's other hosts are not
 * ours to decide on, and one that still speaks http would be unreachable until the year is over.
 */
const hsts = { 'strict-transport-security': 'max-age=31536000' }

export function commonHeaderValues(siteUrl: string): Record<string, string> {
  return siteUrl.startsWith('https:') ? { ...commonValues, ...hsts } : commonValues
}

export function commonHeaders(siteUrl: string): MiddlewareHandler {
  const values = Object.entries(commonHeaderValues(siteUrl))
  return async (c, next) => {
    await next()
    // A route may have another value for its pages: docs/decisions/0054.
    for (const [name, value] of values) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

/**
 * Where pictures may come from: this origin, or a file that was just selected. Browsers also check the target of
 * a redirect against this list, so it includes the origin that `/media/…` redirects to; after a redirect paths are ignored.
 */
export function pictureSources(mediaUrl: string | null): string {
  return ["img-src 'self' data: blob:", ...(mediaUrl ? [new URL(mediaUrl).origin] : [])].join(' ')
}

/**
 * Where the form of a trip page leads: the server answers it with a redirect to WhatsApp, whose own address redirects
 * once more, and browsers compare every step with the policy.
 */
export const chatTargets = ['https://wa.me', 'https://api.whatsapp.com']

/**
 * The content security policy of a page: scripts and styles from our own files, and the inline scripts that the
 * renderer created, by their hashes (a nonce cannot be cached). No other script runs (docs/decisions/0034).
 * @param scripts SHA-256 (base64) of each such script.
 * @param mediaUrl where `/media/…` redirects to, or null.
 * @param framedBy who may show the page in a frame.
 * @param formTargets other sites that its forms may lead to.
 */
export function contentPolicy(
  scripts: string[],
  mediaUrl: string | null,
  framedBy: "'none'" | "'self'" = "'none'",
  formTargets: string[] = [],
): string {
  const hashes = new Set(scripts.map((each) => `'sha256-${each}'`))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    pictureSources(mediaUrl),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}
