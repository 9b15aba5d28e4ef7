import { describe, expect, it } from 'vitest'
import { inventedAddress } from './ask-program.ts'
import { proxyFinding } from './check-address.ts'

const visitor = '198.51.100.9'

describe('TRUST_PROXY', () => {
  it.each([
    ['no proxy', 0, visitor, inventedAddress],
    ['a proxy that appends', 1, visitor, `${inventedAddress}, ${visitor}`],
    ['a proxy that replaces', 1, visitor, visitor],
    ['two proxies that append', 2, visitor, `${inventedAddress}, ${visitor}, 203.0.113.7`],
    ['a proxy that replaces and one that appends', 2, visitor, `${visitor}, 203.0.113.7`],
  ])('is right for %s', (_, trusted, client, forwarded) => {
    expect(proxyFinding({ proof: '', client, forwarded }, trusted).state).toBe('ok')
  })

  it.each([
    [0, 1, `${inventedAddress}, ${visitor}`],
    [1, 2, `${inventedAddress}, ${visitor}, 203.0.113.7`],
    [0, 1, visitor],
  ])('is reported as too small: %i instead of %i', (trusted, added, forwarded) => {
    const found = proxyFinding({ proof: '', client: '203.0.113.7', forwarded }, trusted)
    expect(found).toMatchObject({ state: 'warning', advice: `Set TRUST_PROXY=${added}, if all of them are yours.` })
  })

  it.each([
    [1, 0, inventedAddress, inventedAddress],
    [2, 1, inventedAddress, `${inventedAddress}, ${visitor}`],
    [2, 1, visitor, visitor],
  ])('is reported as too large: %i instead of %i', (trusted, added, client, forwarded) => {
    const found = proxyFinding({ proof: '', client, forwarded }, trusted)
    expect(found).toMatchObject({ state: 'failed', advice: `Set TRUST_PROXY=${added}.` })
  })
})
