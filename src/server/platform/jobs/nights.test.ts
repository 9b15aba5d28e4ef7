import { expect, it } from 'vitest'
import { lastNight, nextNight } from './nights.ts'

it.each([
  ['2026-11-23T21:59:59.999Z', '2026-11-22T22:00:00.000Z', '2026-11-23T22:00:00.000Z'],
  ['2026-11-23T22:00:00.000Z', '2026-11-23T22:00:00.000Z', '2026-11-24T22:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', '2026-12-31T22:00:00.000Z', '2027-01-01T22:00:00.000Z'],
  ['2026-03-29T00:30:00.000Z', '2026-03-28T22:00:00.000Z', '2026-03-29T22:00:00.000Z'],
])('at %s the clean-up was due at %s and is due again at %s', (now, last, next) => {
  expect(lastNight(new Date(now)).toISOString()).toBe(last)
  expect(nextNight(new Date(now)).toISOString()).toBe(next)
})
