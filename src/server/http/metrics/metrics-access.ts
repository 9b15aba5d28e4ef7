import { getConnInfo } from '@hono/node-server/conninfo'
import { hash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Config } from '#server/config.ts'

/** Settings that decide who may read the program's figures. */
export type MetricsSettings = Pick<
  Config,
  'metricsPublic' | 'metricsToken' | 'siteUrl' | 'siteUrlGiven' | 'trustedProxies'
>

/** Whether whoever sends a request may read the figures. */
export type MayReadMetrics = (c: Context) => boolean

/** Headers that proxies add; one is enough to tell that a request came from elsewhere. */
const addedByProxies = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/

/**
 * With `METRICS_TOKEN` whoever sends it, from this machine alone unless `METRICS` is `public`. Without it everybody where
 * that is `public`, else this machine, as long as no proxy can stand on it: a request that one passes on comes from this
 * machine too, and nothing in it has to tell. A proxy is to be expected where `TRUST_PROXY` or another address of the
 * site than this machine's is set.
 */
export function metricsAccess(settings: MetricsSettings): MayReadMetrics {
  const { metricsPublic, metricsToken } = settings
  if (metricsToken) return (c) => (metricsPublic || isFromLoopback(c)) && bears(c, metricsToken)
  if (metricsPublic) return () => true
  return mayHaveProxy(settings) ? () => false : isAskedDirectly
}

function mayHaveProxy({ siteUrl, siteUrlGiven, trustedProxies }: MetricsSettings): boolean {
  return trustedProxies > 0 || (siteUrlGiven && !isLoopbackName(new URL(siteUrl).hostname))
}

function isAskedDirectly(c: Context): boolean {
  const { headers, url } = c.req.raw
  if ([...headers.keys()].some((name) => addedByProxies.test(name))) return false
  return isFromLoopback(c) && isLoopbackName(new URL(url).hostname)
}

function isFromLoopback(c: Context): boolean {
  const address = getConnInfo(c).remote.address ?? ''
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
}

/** @param name as `URL` gives it: in small letters, addresses of IPv6 in brackets. */
function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name)
}

function bears(c: Context, token: string): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  return sent !== undefined && timingSafeEqual(digest(sent), digest(token))
}

/** Of equal length, whatever was sent. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
