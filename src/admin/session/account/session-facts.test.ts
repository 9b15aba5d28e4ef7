import { describe, expect, it } from 'vitest'
import { maskedAddress } from './session-facts.ts'

describe('maskedAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.…'],
    ['::ffff:203.0.113.7', '203.0.113.…'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:…'],
    ['2001:db8::6', '2001:db8:…'],
  ])('%s is shown as %s', (address, shown) => expect(maskedAddress(address)).toBe(shown))

  it.each(['', 'unknown'])('%j is not an address', (address) => expect(maskedAddress(address)).toBeNull())
})
