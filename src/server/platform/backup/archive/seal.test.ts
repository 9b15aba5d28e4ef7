import { describe, expect, it } from 'vitest'
import { otherKey, testKey } from '#tests/support/files/test-key.ts'
import { BackupRefused } from '../backup-refused.ts'
import { parseKey } from './backup-key.ts'
import { contentName, seal, unseal } from './seal.ts'

const key = parseKey(testKey)
const other = parseKey(otherKey)
const bytes = Buffer.from('rows of a table')

describe('an object of a backup', () => {
  it('can be read with its key and under its name only', async () => {
    const stored = await seal(key, 'rows/a', bytes)
    expect(stored.includes('rows of')).toBe(false)
    expect(await unseal(key, 'rows/a', stored)).toEqual(bytes)
    await expect(unseal(key, 'rows/b', stored)).rejects.toThrow('rows/b is missing, was changed, or is not part of it')
    await expect(unseal(null, 'rows/a', stored)).rejects.toThrow(BackupRefused)
  })

  it.each([0, 20, 60, -1])('is refused with a changed byte (%i), and when it is cut off', async (at) => {
    const stored = await seal(key, 'rows/a', bytes)
    const changed = Buffer.from(stored)
    changed[at < 0 ? changed.length + at : at]! ^= 1
    await expect(unseal(key, 'rows/a', changed)).rejects.toThrow(BackupRefused)
    for (const length of [0, 10, stored.length - 1]) {
      await expect(unseal(key, 'rows/a', stored.subarray(0, length))).rejects.toThrow('is damaged')
    }
  })

  it('names the other key', async () => {
    await expect(unseal(other, 'rows/a', await seal(key, 'rows/a', bytes))).rejects.toThrow(
      `was encrypted with another key (${key.id}; this is ${other.id})`,
    )
  })

  it('has the same name for the same content, another one with another key', () => {
    expect(contentName(key, bytes)).toBe(contentName(key, Buffer.from(bytes)))
    expect(new Set([key, other, null].map((each) => contentName(each, bytes))).size).toBe(3)
  })
})
