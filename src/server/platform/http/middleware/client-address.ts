import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** For a client whose connection is unknown, as on the development server. */
const unknown = 'unknown'

/**
 * The IP address of the client: the socket's peer. `X-Forwarded-For` is trusted only as far as our own proxies
 * wrote it: each appends the address it got the request from, so with n proxies the n-th entry from the end counts.
 * @param trustedProxies how many proxies are in front of the program.
 * @returns an IPv4 address as such, even if it was mapped to IPv6.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  return addressOf(peerOf(c), c.req.header('x-forwarded-for'), trustedProxies)
}

/** The same for a request that has not been routed. @param forwarded the value of `X-Forwarded-For`. */
export function addressOf(peer: string = unknown, forwarded: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0) return unmapped(peer)
  const addresses = (forwarded ?? '').split(',').map((part) => part.trim())
  const chain = [...addresses.filter(Boolean), peer]
  const address = chain[Math.max(0, chain.length - 1 - trustedProxies)]!
  return unmapped(isIP(address) > 0 ? address : peer)
}

/**
 * @returns what attempts are counted by: an IPv4 address itself, and of an IPv6 address the first 64 bits,
 * since one client has all addresses of its network.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const network = groupsOf(address).slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}

function unmapped(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? dotted(groups[6]!, groups[7]!) : address
}

/** @returns the eight 16-bit groups of an IPv6 address, without the zone after `%`. */
function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%')
  const parts = plain
    .replace(/\d+\.\d+\.\d+\.\d+$/, hexOfDotted)
    .split('::')
    .map(hexGroups)
  const [first = [], last] = parts
  if (!last) return first
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
}

function hexGroups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
}

function hexOfDotted(text: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

function peerOf(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: unknown }
  return incoming ? (getConnInfo(c).remote.address ?? unknown) : unknown
}
