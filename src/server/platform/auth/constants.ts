export const authPath = '/api/auth'

/** Set by our HTTP server from the connection; a header of this name from a client is overwritten. */
export const clientAddressHeader = 'x-client-address'

export function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith('https://')
}

/**
 * Prefix of the names of our cookies. A browser accepts a `__Host-` cookie only over https, from this very host and for
 * all its paths: neither another host of the domain nor an attacker on a plain connection can set one.
 */
export function cookiePrefix(siteUrl: string): string {
  return isHttps(siteUrl) ? '__Host-hatheli' : 'hatheli'
}
