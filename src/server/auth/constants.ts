import type { Config } from '../config.ts'

/** Where sign-in lives. */
export const authPath = '/api/auth'

/** Set by our own HTTP side alone, from the connection; what a client sends under this name is overwritten. */
export const clientAddressHeader = 'x-client-address'

/** @returns whether the public origin is on https, where cookies are for secure connections alone. */
export function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith('https://')
}

/**
 * Beginning of the names of our cookies. On https a browser takes a `__Host-` cookie only from this very host and for
 * all its paths: neither another site on the domain nor anybody on a plain connection can set one.
 */
export function cookiePrefix(siteUrl: string): string {
  return isHttps(siteUrl) ? '__Host-hatheli' : 'hatheli'
}

/** @returns whether what was typed as an e-mail is the admin's. */
export function isAdminEmail(typed: string, { admin }: Pick<Config, 'admin'>): boolean {
  return typed.trim().toLowerCase() === admin.email
}
