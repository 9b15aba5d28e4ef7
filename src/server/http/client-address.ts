import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Stands for a client whose connection is not known, such as the development server's. */
const unknown = 'unknown'

/**
 * The address that a request came from: the socket's peer. `X-Forwarded-For` is believed only as far as proxies of
 * ours wrote it: each adds whom it got the request from at the end, so with n of them the n-th from the end counts.
 * @param trustedProxies how many proxies stand before the program.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const peer = peerOf(c)
  if (trustedProxies === 0) return peer
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const chain = [...forwarded.filter(Boolean), peer]
  const address = chain[Math.max(0, chain.length - 1 - trustedProxies)]!
  return isIP(address) > 0 ? address : peer
}

function peerOf(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: unknown }
  return incoming ? (getConnInfo(c).remote.address ?? unknown) : unknown
}
