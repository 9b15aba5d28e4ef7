import { expect, test } from 'vitest'
import { megabyte } from '#values/format/bytes.ts'
import { nextEncode, type Encoded } from './shrink-picture.ts'

/** Simulates encoding an image that takes the given bytes per pixel at full quality. */
function encodesOf(longest: number, bytesPerPixel: number, limit: number): Encoded[] {
  const made: Encoded[] = []
  for (let next = nextEncode(made, limit, longest); next; next = nextEncode(made, limit, longest)) {
    const { side, quality } = next
    made.push({ side, quality, bytes: Math.round(side * side * 0.66 * bytesPerPixel * quality ** 2) })
  }
  return made
}

test('a photo is first scaled to the widest variant, which is mostly enough', () => {
  expect(encodesOf(6000, 0.25, megabyte)).toMatchObject([{ side: 2560, quality: 0.86 }])
})

test('then a lower quality is tried, before scaling further down', () => {
  const made = encodesOf(6000, 0.3, megabyte)
  expect(made).toMatchObject([
    { side: 2560, quality: 0.86 },
    { side: 2560, quality: 0.78 },
  ])
  const noisy = encodesOf(6000, 2, megabyte)
  expect(noisy.length).toBeLessThanOrEqual(4)
  expect(noisy[2]!.side).toBeLessThan(2560)
  expect(noisy.at(-1)!.bytes).toBeLessThan(megabyte * 0.85)
  expect(noisy.at(-1)!.bytes).toBeGreaterThan(megabyte * 0.7)
})

test('nothing is enlarged', () => {
  expect(nextEncode([], megabyte, 900)).toEqual({ side: 900, quality: 0.86 })
})

test('what never fits ends after a few encodings, with sides in whole pixels', () => {
  const made: Encoded[] = []
  for (let next = nextEncode(made, 10, 4000); next; next = nextEncode(made, 10, 4000)) {
    made.push({ ...next, bytes: 1_000_000 })
  }
  expect(made).toHaveLength(6)
  expect(made.every(({ side }) => Number.isInteger(side) && side >= 1)).toBe(true)
})
