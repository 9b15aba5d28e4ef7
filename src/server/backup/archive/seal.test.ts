import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testKey } from '#tests/support/files/test-key.ts'
import { parseKey } from './backup-key.ts'
import { joined } from './byte-reader.ts'
import { seal, sealed, unseal } from './seal.ts'

const key = parseKey(testKey)
const header = 48
const chunk = 65_536 + 16

describe('sealed bytes', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('come back, %i of them, however they are cut', async (length) => {
    const bytes = randomBytes(length)
    expect(await unseal(key, 'name', await seal(key, 'name', bytes))).toEqual(bytes)
    const pieces = [bytes.subarray(0, 7), bytes.subarray(7, 70_000), bytes.subarray(70_000)]
    expect(await unseal(key, 'name', await joined(sealed(key, 'name', pieces)))).toEqual(bytes)
  })

  it('are refused if a chunk is missing, exchanged, changed or added, or the name is another', async () => {
    const bytes = await seal(key, 'name', randomBytes(200_000))
    const [head, first, second, rest] = [
      bytes.subarray(0, header),
      bytes.subarray(header, header + chunk),
      bytes.subarray(header + chunk, header + 2 * chunk),
      bytes.subarray(header + 2 * chunk),
    ]
    const changed = Buffer.from(bytes)
    changed[header + 100]! ^= 1
    const hostile = [
      [head, first, second],
      [head, second, first, rest],
      [head, first, rest],
      [head, first, second, rest, rest],
      [changed],
      [head],
      [],
      [Buffer.from('something else')],
    ]
    for (const pieces of hostile) await expect(unseal(key, 'name', Buffer.concat(pieces))).rejects.toThrow('is damaged')
    await expect(unseal(key, 'other', bytes)).rejects.toThrow('not part of this backup')
  })
})

describe('a key', () => {
  it('is refused if it was copied incompletely', () => {
    expect(parseKey(` ${testKey}\n`).id).toBe(key.id)
    for (const text of ['', testKey.slice(0, -1), testKey.replace('B', 'C'), testKey.slice(12)]) {
      expect(() => parseKey(text)).toThrow('BACKUP_KEY: is not a key of a backup')
    }
  })
})
