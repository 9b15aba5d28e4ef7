import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'

/** @returns the result of `clientAddress` for a peer and its `X-Forwarded-For`. */
async function believed(trustedProxies: number, forwarded: string | null, peer = '203.0.113.9'): Promise<string> {
  const app = new Hono().get('*', (c) => c.text(clientAddress(c, trustedProxies)))
  const headers: Record<string, string> = forwarded === null ? {} : { 'x-forwarded-for': forwarded }
  const connection = { incoming: { socket: { remoteAddress: peer } } }
  return (await app.request('/', { headers }, connection)).text()
}

describe('the address of a client', () => {
  it('is the peer without a trusted proxy, whatever X-Forwarded-For says', async () => {
    expect(await believed(0, null)).toBe('203.0.113.9')
    expect(await believed(0, '198.51.100.1')).toBe('203.0.113.9')
  })

  it('is the peer of the outermost trusted proxy', async () => {
    expect(await believed(1, '198.51.100.1')).toBe('198.51.100.1')
    expect(await believed(1, 'spoofed, 198.51.100.1')).toBe('198.51.100.1')
    expect(await believed(2, '10.0.0.66, 198.51.100.1, 10.0.0.1')).toBe('198.51.100.1')
    expect(await believed(1, '2001:db8::1')).toBe('2001:db8::1')
  })

  it('is the peer if X-Forwarded-For is missing or invalid', async () => {
    expect(await believed(1, null)).toBe('203.0.113.9')
    expect(await believed(1, 'unknown')).toBe('203.0.113.9')
    expect(await believed(2, '')).toBe('203.0.113.9')
  })

  it('is the IPv4 address of an IPv4-mapped IPv6 address', async () => {
    expect(await believed(0, null, '::ffff:203.0.113.9')).toBe('203.0.113.9')
    expect(await believed(1, '::FFFF:c633:6401')).toBe('198.51.100.1')
    expect(await believed(1, '0:0:0:0:0:ffff:198.51.100.1')).toBe('198.51.100.1')
    expect(await believed(1, '::fffe:198.51.100.1')).toBe('::fffe:198.51.100.1')
  })

  it('is unknown without a connection', async () => {
    const app = new Hono().get('*', (c) => c.text(clientAddress(c, 0)))
    expect(await (await app.request('/')).text()).toBe('unknown')
  })
})

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['unknown', 'unknown'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['2001:db8:1:2:3:4:192.0.2.7', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('%s → %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
