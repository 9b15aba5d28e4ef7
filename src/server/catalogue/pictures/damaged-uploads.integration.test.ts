import { expect, it } from 'vitest'
import { pictures } from '#server/platform/db/schema.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { rounds } from '#tests/support/rounds.ts'

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
const files = rounds(200)

/** Statuses of refusals that name what is wrong with the file. */
const refusals = [413, 422]

/** Megabytes that decoding may add to the process, for any input. */
const memoryBound = 400

/** Pseudo-random numbers below `limit`, the same in every run (xorshift). */
function dice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % limit
  }
}

type Damage = (file: Buffer, roll: (limit: number) => number, other: Buffer) => Buffer

/** Damage by disks, networks and attackers. */
const damages: Damage[] = [
  function flippedBytes(file, roll) {
    const damaged = Buffer.from(file)
    for (let times = 1 + roll(20); times > 0; times -= 1) damaged[roll(damaged.length)] = roll(256)
    return damaged
  },
  function headerOnlyDamaged(file, roll) {
    const damaged = Buffer.from(file)
    for (let times = 1 + roll(6); times > 0; times -= 1) damaged[roll(Math.min(64, damaged.length))] = roll(256)
    return damaged
  },
  function cutOff(file, roll) {
    return file.subarray(0, roll(file.length))
  },
  function middleMissing(file, roll) {
    const start = roll(file.length)
    return Buffer.concat([file.subarray(0, start), file.subarray(start + 1 + roll(200))])
  },
  function partTwice(file, roll) {
    const start = roll(file.length)
    return Buffer.concat([file.subarray(0, start), file.subarray(Math.floor(start / 2))])
  },
  function zeroes(file, roll) {
    const damaged = Buffer.from(file)
    const start = roll(damaged.length)
    return damaged.fill(0, start, Math.min(damaged.length, start + roll(300)))
  },
  function twoFilesInOne(file, roll, other) {
    return Buffer.concat([file.subarray(0, roll(file.length)), other.subarray(roll(other.length))])
  },
]

describeWithDatabase('hundreds of damaged uploads', (open) => {
  it('are stored as pictures or refused: no error, no file without a record', { timeout: 900_000 }, async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const intact = await Promise.all(formats.map((format) => aPictureFile({ format, width: 96, height: 64 })))
    const roll = dice(20_261)
    const before = process.memoryUsage().rss
    const statuses = new Map<number, number>()
    for (let number = 0; number < files; number += 1) {
      const file = intact[number % formats.length]!
      const damaged = damages[roll(damages.length)]!(file, roll, intact[roll(formats.length)]!)
      const form = new FormData()
      form.set('bucket', 'hero-images')
      form.set('file', new File([new Uint8Array(damaged)], 'picture.jpg', { type: 'image/jpeg' }))
      const { status } = await browser.send('POST', '/api/admin/pictures', form)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    const grown = (process.memoryUsage().rss - before) / 2 ** 20
    const stored = statuses.get(200) ?? 0
    const summary = JSON.stringify([...statuses])
    expect(
      [...statuses.keys()].filter((status) => status !== 200 && !refusals.includes(status)),
      summary,
    ).toEqual([])
    expect(stored, summary).toBeLessThan(files * 0.75)
    expect(await test.db.$count(pictures)).toBe(stored)
    expect(await test.storage.list('hero-images/')).toHaveLength(stored)
    expect(grown).toBeLessThan(memoryBound)
    expect(test.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})
