import { getConnInfo } from '@hono/node-server/conninfo'
import { hash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Config } from '../../config/config.ts'

export type MetricsSettings = Pick<
  Config,
  'metricsPublic' | 'metricsToken' | 'siteUrl' | 'siteUrlGiven' | 'trustedProxies'
>

export type MayReadMetrics = (c: Context) => boolean

/** Headers that proxies add; any of them shows that a request came from elsewhere. */
const addedByProxies = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/

/**
 * With `METRICS_TOKEN`: requests that carry it, from this machine only unless `METRICS` is `public`. Without it:
 * everybody if that is `public`, otherwise this machine, as long as no proxy may run on it: a forwarded request comes
 * from this machine too, and need not show it. A proxy is assumed where `TRUST_PROXY` or a site URL other than this
 * machine's is set (docs/decisions/0034).
 */
export function metricsAccess(settings: MetricsSettings): MayReadMetrics {
  const { metricsPublic, metricsToken } = settings
  if (metricsToken) return (c) => (metricsPublic || isFromLoopback(c)) && hasBearerToken(c, metricsToken)
  if (metricsPublic) return () => true
  return mayHaveProxy(settings) ? () => false : isDirectRequest
}

function mayHaveProxy({ siteUrl, siteUrlGiven, trustedProxies }: MetricsSettings): boolean {
  return trustedProxies > 0 || (siteUrlGiven && !isLoopbackName(new URL(siteUrl).hostname))
}

function isDirectRequest(c: Context): boolean {
  const { headers, url } = c.req.raw
  if ([...headers.keys()].some((name) => addedByProxies.test(name))) return false
  return isFromLoopback(c) && isLoopbackName(new URL(url).hostname)
}

function isFromLoopback(c: Context): boolean {
  const address = getConnInfo(c).remote.address ?? ''
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
}

/** @param name as `URL` gives it: in lower case, IPv6 addresses in brackets. */
function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name)
}

function hasBearerToken(c: Context, token: string): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  return sent !== undefined && timingSafeEqual(digest(sent), digest(token))
}

/** Hashed to equal length, which the comparison requires. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
