import { describe, expect, it } from 'vitest'
import { maskedAddress, timeAgo } from './session-facts.ts'

describe('maskedAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.…'],
    ['::ffff:203.0.113.7', '203.0.113.…'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:…'],
    ['2001:db8::6', '2001:db8:…'],
  ])('%s is shown as %s', (address, shown) => expect(maskedAddress(address)).toBe(shown))

  it.each(['', 'unknown'])('%j is not an address', (address) => expect(maskedAddress(address)).toBeNull())
})

describe('timeAgo', () => {
  const now = new Date('2026-11-23T12:00:00Z')

  it.each([
    ['2026-11-23T11:59:31Z', 'just now'],
    ['2026-11-23T12:00:31Z', 'just now'],
    ['2026-11-23T11:59:00Z', '1 minute ago'],
    ['2026-11-23T10:30:00Z', '1 hour ago'],
    ['2026-11-22T11:00:00Z', 'yesterday'],
    ['2026-11-20T11:00:00Z', '3 days ago'],
  ])('%s was %s', (moment, words) => expect(timeAgo(new Date(moment), now)).toBe(words))
})
